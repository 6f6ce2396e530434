import { Button } from '@mantine/core'
import type { Meta, StoryObj } from '@storybook/react-vite'
import type { ComponentProps, ReactNode } from 'react'
import { expect, fn, spyOn } from 'storybook/test'

import { press } from '#storybook/person.ts'
import { looks, part } from '#tests/fixtures/stories/kit-frame.fixture.tsx'
import { useArg } from '#tests/fixtures/stories/use-arg.fixture.ts'

import { BrowserQuestion, QUESTION } from './use-unsaved-guard.tsx'

function Example(props: ComponentProps<typeof BrowserQuestion>): ReactNode {
  const [isOpen, setOpen] = useArg(props.opened)
  const close = (answer: () => void) => (): void => {
    answer()
    setOpen(false)
  }
  return (
    <>
      <Button onClick={() => setOpen(true)}>
        {props.saving ? 'Піти, поки зберігається' : 'Піти з екрана'}
      </Button>
      <BrowserQuestion
        {...props}
        opened={isOpen}
        onStay={close(props.onStay)}
        onDiscard={close(props.onDiscard)}
      />
    </>
  )
}

const meta = {
  title: 'Елементи/Запитання браузера',
  component: BrowserQuestion,
  ...part(
    'Замість нашого запитання про незбережене, коли його код не завантажився: інакше з екрана не вийти.',
  ),
  args: { opened: false, saving: false, onStay: fn(), onDiscard: fn() },
  render: looks(Example, {}, { saving: true }),
} satisfies Meta<typeof BrowserQuestion>
export default meta

export const Default: StoryObj<typeof meta> = {
  name: 'Питає браузер; поки зберігається, ще не питає',
  async play(play) {
    const { args } = play
    const ask = spyOn(window, 'confirm').mockReturnValueOnce(false).mockReturnValueOnce(true)
    await press(play, 'Піти, поки зберігається')
    await expect(ask).not.toHaveBeenCalled()
    await press(play, 'Піти з екрана')
    await expect(ask).toHaveBeenLastCalledWith(QUESTION)
    await expect(args.onStay).toHaveBeenCalledOnce()
    await press(play, 'Піти з екрана')
    await expect(args.onDiscard).toHaveBeenCalledOnce()
    ask.mockRestore()
  },
}
