import { Button, Text } from '@mantine/core'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { type ReactNode, useState } from 'react'
import { expect, waitFor, within } from 'storybook/test'

import { SETTLE_MS } from '#src/ui/hooks/focus.ts'
import { reach } from '#storybook/common/reach-state.ts'
import { page, press } from '#storybook/person.ts'
import { type HeldTimers, holdTimers } from '#tests/fixtures/stories/held-timers.fixture.ts'
import { part } from '#tests/fixtures/stories/kit-frame.fixture.tsx'

import { Dialog, DialogActions } from './Dialog.tsx'

/** A dialog that asks, then says that it is done: its second button is where the first one was. */
function Asking(): ReactNode {
  const [step, setStep] = useState<'closed' | 'asked' | 'done'>('closed')
  const close = (): void => setStep('closed')
  return (
    <>
      <Button onClick={() => setStep('asked')}>Показати</Button>
      <Dialog
        opened={step !== 'closed'}
        onClose={close}
        title={step === 'done' ? 'Запит надіслано' : 'Надіслати запит?'}
      >
        <Text>чт, 4 березня, 15:00–16:00</Text>
        <DialogActions>
          <Button onClick={() => (step === 'asked' ? setStep('done') : close())}>
            {step === 'done' ? 'Зрозуміло' : 'Надіслати'}
          </Button>
        </DialogActions>
      </Dialog>
    </>
  )
}

let timers: HeldTimers

const meta = {
  title: 'Елементи/Діалог: подвійний дотик',
  ...part(
    'Діалог 400 мс не реагує на дотики: коли відкрився і коли показує інше. Якщо заголовок не змінюється, а кнопки інші, зміну називає `step`.',
    '24rem',
  ),
  render: () => <Asking />,
  beforeEach() {
    timers = holdTimers(SETTLE_MS)
    return timers.release
  },
} satisfies Meta
export default meta

/** Whether the buttons of the dialog ignore presses. */
const ignored = (...names: string[]): boolean[] =>
  names.map((name) => {
    const button = page().getByRole('button', { name })
    return getComputedStyle(button).pointerEvents === 'none'
  })

export const Opened: StoryObj<typeof meta> = {
  name: 'Перші 400 мс нічого не реагує: другий дотик був не для нього',
  async play(play) {
    await reach(() => press(play, 'Показати'))
    const dialog = await page().findByRole('dialog')
    const settle = async (): Promise<void> => {
      timers.pass(SETTLE_MS - 1)
      await expect(dialog).toHaveAttribute('data-settling')
      timers.pass(1)
      await waitFor(() => expect(dialog).not.toHaveAttribute('data-settling'))
    }
    await expect(ignored('Надіслати', 'Закрити')).toEqual([true, true])
    const outside = document.elementFromPoint(1, 1)
    if (!(outside instanceof HTMLElement)) throw new Error('Nothing is outside of the dialog')
    outside.click()
    await new Promise(requestAnimationFrame)
    await settle()
    await expect(ignored('Надіслати', 'Закрити')).toEqual([false, false])
    // What replaces a pressed button waits, too.
    await play.userEvent.click(within(dialog).getByRole('button', { name: 'Надіслати' }))
    await expect(ignored('Зрозуміло')).toEqual([true])
    await settle()
    await expect(ignored('Зрозуміло')).toEqual([false])
    await play.userEvent.click(outside)
    await waitFor(() => expect(page().queryByRole('dialog')).toBeNull())
  },
}
