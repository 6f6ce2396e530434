import { Button } from '@mantine/core'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, spyOn } from 'storybook/test'

import { inKit } from '#tests/fixtures/stories/kit-frame.fixture.tsx'
import { useArg } from '#tests/fixtures/stories/use-arg.fixture.ts'

import { BrowserQuestion, QUESTION } from './use-unsaved-guard.tsx'

const meta = {
  title: 'Елементи/Запитання браузера',
  component: BrowserQuestion,
  decorators: [inKit],
  parameters: {
    docs: {
      description: {
        component:
          'Замість нашого запитання про незбережене, коли його код не завантажився: інакше з екрана не вийти.',
      },
    },
  },
  args: { opened: false, saving: false, onStay: fn(), onDiscard: fn() },
  render: function Render(args) {
    const [isOpen, setOpen] = useArg(args.opened)
    const close = (answer: () => void) => (): void => {
      answer()
      setOpen(false)
    }
    return (
      <>
        <Button onClick={() => setOpen(true)}>Піти з екрана</Button>
        <BrowserQuestion
          {...args}
          opened={isOpen}
          onStay={close(args.onStay)}
          onDiscard={close(args.onDiscard)}
        />
      </>
    )
  },
} satisfies Meta<typeof BrowserQuestion>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  name: 'Питає браузер',
  async play({ args, canvas, userEvent }) {
    const ask = spyOn(window, 'confirm').mockReturnValueOnce(false).mockReturnValueOnce(true)
    const leave = canvas.getByRole('button', { name: 'Піти з екрана' })
    await expect(leave).toBeVisible()
    await userEvent.click(leave)
    await expect(ask).toHaveBeenLastCalledWith(QUESTION)
    await expect(args.onStay).toHaveBeenCalledOnce()
    await userEvent.click(leave)
    await expect(args.onDiscard).toHaveBeenCalledOnce()
    ask.mockRestore()
  },
}

export const Saving: Story = {
  name: 'Зберігається: ще не питає',
  args: { saving: true },
  async play({ canvas, userEvent }) {
    const ask = spyOn(window, 'confirm').mockReturnValue(false)
    await userEvent.click(canvas.getByRole('button', { name: 'Піти з екрана' }))
    await expect(ask).not.toHaveBeenCalled()
    ask.mockRestore()
  },
}
