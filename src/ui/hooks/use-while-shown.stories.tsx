import { Button } from '@mantine/core'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { Link } from '@tanstack/react-router'
import { type ReactNode, useState } from 'react'
import { expect, fn, waitFor } from 'storybook/test'

import { press } from '#storybook/person.ts'
import { inHashRouter } from '#tests/fixtures/stories/hash-router.fixture.tsx'
import { part } from '#tests/fixtures/stories/kit-frame.fixture.tsx'

import { useWhileShown } from './navigation.ts'

const onAnswer = fn()

/** The pending calls. */
const waiting: ((text: string) => void)[] = []

function Screen(): ReactNode {
  const go = useWhileShown(onAnswer)
  const ask = async (): Promise<void> => {
    go(await new Promise<string>((resolve) => waiting.push(resolve)))
  }
  return <Button onClick={() => void ask()}>Запитати</Button>
}

/** A screen with a part that can be taken away and shown again. */
function Frame(): ReactNode {
  const [isShown, setShown] = useState(true)
  return (
    <>
      {isShown && <Screen />}
      <Button variant="default" onClick={() => setShown(!isShown)}>
        {isShown ? 'Прибрати' : 'Показати'}
      </Button>
      <Link to="/settings">Налаштування</Link>
    </>
  )
}

/** What the next screen waits for before it is shown. */
let loading = Promise.withResolvers<void>()

const answer = async (text: string): Promise<void> => {
  waiting.shift()?.(text)
  await Promise.resolve()
}

const meta = {
  title: 'Елементи/Поки екран відкрито',
  ...part('Дія після відповіді сервера, яка не має сенсу, коли екран уже залишено.'),
  ...inHashRouter(() => {
    waiting.length = 0
    onAnswer.mockClear()
    loading = Promise.withResolvers()
    return [
      { path: '/calendar', name: 'Календар', body: <Frame /> },
      { path: '/settings', name: 'Налаштування', loader: () => loading.promise },
    ]
  }),
} satisfies Meta
export default meta

export const LateAnswer: StoryObj<typeof meta> = {
  name: '12.2: пізня відповідь не діє, коли екран залишено чи завантажується наступний',
  async play(play) {
    const { canvas, userEvent } = play
    await userEvent.click(await canvas.findByRole('link', { name: 'Календар' }))
    await press(play, 'Запитати')
    await press(play, 'Запитати')
    await answer('перша')
    await expect(onAnswer.mock.calls).toEqual([['перша']])
    await press(play, 'Прибрати')
    await answer('друга')
    await press(play, 'Показати')
    await press(play, 'Запитати')
    await press(play, 'Запитати')
    await answer('третя')
    await expect(onAnswer.mock.calls).toEqual([['перша'], ['третя']])
    await userEvent.click(canvas.getByRole('link', { name: 'Налаштування' }))
    await expect(canvas.getByRole('button', { name: 'Запитати' })).toBeVisible()
    await answer('четверта')
    await expect(onAnswer).toHaveBeenCalledTimes(2)
    loading.resolve()
    await waitFor(() => expect(canvas.getByRole('heading', { name: 'Налаштування' })).toBeVisible())
  },
}
