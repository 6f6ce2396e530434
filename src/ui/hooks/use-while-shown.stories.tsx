import { Button } from '@mantine/core'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { type ReactNode, useState } from 'react'
import { expect, fn } from 'storybook/test'

import { inKit } from '#tests/fixtures/stories/kit-frame.fixture.tsx'

import { useWhileShown } from './use-while-shown.ts'

const onAnswer = fn()

/** The calls that have no answer yet. */
const waiting: ((text: string) => void)[] = []

function Screen(): ReactNode {
  const go = useWhileShown(onAnswer)
  const ask = async (): Promise<void> => {
    go(await new Promise<string>((resolve) => waiting.push(resolve)))
  }
  return <Button onClick={() => void ask()}>Запитати</Button>
}

function Frame(): ReactNode {
  const [isShown, setShown] = useState(true)
  return (
    <>
      {isShown && <Screen />}
      <Button variant="default" onClick={() => setShown(false)}>
        Піти
      </Button>
    </>
  )
}

const answer = async (text: string): Promise<void> => {
  waiting.shift()?.(text)
  await Promise.resolve()
}

const meta = {
  title: 'Елементи/Поки екран відкрито',
  decorators: [inKit],
  parameters: {
    docs: {
      description: {
        component: 'Дія після відповіді сервера, яка не має сенсу, коли екран уже залишено.',
      },
    },
  },
  render: () => <Frame />,
  beforeEach: () => {
    waiting.length = 0
    onAnswer.mockClear()
  },
} satisfies Meta

export default meta
type Story = StoryObj<typeof meta>

export const LateAnswer: Story = {
  name: '12.2: пізня відповідь не діє, коли екран залишено',
  async play({ canvas, userEvent }) {
    const ask = canvas.getByRole('button', { name: 'Запитати' })
    await userEvent.click(ask)
    await userEvent.click(ask)
    await answer('перша')
    await expect(onAnswer.mock.calls).toEqual([['перша']])
    await userEvent.click(canvas.getByRole('button', { name: 'Піти' }))
    await answer('друга')
    await expect(onAnswer).toHaveBeenCalledOnce()
  },
}
