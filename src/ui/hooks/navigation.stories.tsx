import { Button } from '@mantine/core'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { expect, fn, waitFor } from 'storybook/test'

import { press } from '#storybook/person.ts'
import { inHashRouter } from '#tests/fixtures/stories/hash-router.fixture.tsx'
import { part } from '#tests/fixtures/stories/kit-frame.fixture.tsx'

import { useWhileShown } from './navigation.ts'

const onAnswer = fn()

/** What the next screen waits for before it is shown. */
let loading = Promise.withResolvers<void>()

function Screen(): ReactNode {
  const answer = useWhileShown(onAnswer)
  return (
    <>
      <Button onClick={() => answer('відповідь')}>Відповісти</Button>
      <Link to="/settings">Налаштування</Link>
    </>
  )
}

const meta = {
  title: 'Елементи/Поки екран відкрито',
  ...part('Дія після відповіді сервера, яка не має сенсу, коли екран уже залишено.'),
  ...inHashRouter(() => {
    onAnswer.mockClear()
    loading = Promise.withResolvers()
    return [
      { path: '/calendar', name: 'Календар', body: <Screen /> },
      { path: '/settings', name: 'Налаштування', loader: () => loading.promise },
    ]
  }),
} satisfies Meta
export default meta

export const LateAnswer: StoryObj<typeof meta> = {
  name: '12.2: пізня відповідь не діє, поки завантажується наступний екран',
  async play(play) {
    const { canvas, userEvent } = play
    await userEvent.click(await canvas.findByRole('link', { name: 'Календар' }))
    await press(play, 'Відповісти')
    await expect(onAnswer.mock.calls).toEqual([['відповідь']])
    // The screen stays until the next one has loaded, and so does what an answer would call.
    await userEvent.click(canvas.getByRole('link', { name: 'Налаштування' }))
    await press(play, 'Відповісти')
    await expect(onAnswer).toHaveBeenCalledOnce()
    loading.resolve()
    await waitFor(() => expect(canvas.getByRole('heading', { name: 'Налаштування' })).toBeVisible())
  },
}
