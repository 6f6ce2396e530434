import { Button, Text } from '@mantine/core'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { type ReactNode, useState } from 'react'
import { expect, waitFor, within } from 'storybook/test'

import { SETTLE_MS } from '#src/ui/hooks/focus.ts'
import { reached } from '#storybook/common/reach-state.ts'
import { page, settled } from '#storybook/person.ts'
import { type HeldTimers, holdTimers } from '#tests/fixtures/stories/held-timers.fixture.ts'
import { inKit } from '#tests/fixtures/stories/kit-frame.fixture.tsx'

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

const meta = {
  title: 'Елементи/Діалог: подвійний дотик',
  render: () => <Asking />,
  decorators: [inKit],
  parameters: {
    docs: {
      story: { inline: false, height: '24rem' },
      description: {
        component:
          'Діалог 400 мс не реагує на дотики: коли відкрився і коли показує інше. Якщо заголовок не змінюється, а кнопки інші, зміну називає `step`.',
      },
    },
  },
} satisfies Meta
export default meta
type Story = StoryObj<typeof meta>

/** Whether the page had a button with this name that ignored presses, from now on. */
function watchIgnored(name: string): () => boolean {
  let wasIgnored = false
  const watcher = new MutationObserver(() => {
    const button = page().queryByRole('button', { name, hidden: true })
    if (button && getComputedStyle(button).pointerEvents === 'none') wasIgnored = true
  })
  watcher.observe(document.body, { childList: true, subtree: true, characterData: true })
  return () => {
    watcher.disconnect()
    return wasIgnored
  }
}

const gone = (): Promise<void> => waitFor(() => expect(page().queryByRole('dialog')).toBeNull())

export const Opened: Story = {
  name: 'Перші 400 мс нічого не реагує: другий дотик був не для нього',
  async play({ canvas, userEvent }) {
    const wereIgnored = ['Надіслати', 'Закрити'].map(watchIgnored)
    await userEvent.click(canvas.getByRole('button', { name: 'Показати' }))
    const dialog = within(await page().findByRole('dialog'))
    await reached()
    await userEvent.click(await settled(dialog.getByRole('button', { name: 'Закрити' })))
    await gone()
    await expect(wereIgnored.map((wasIgnored) => wasIgnored())).toEqual([true, true])
  },
}

let timers: HeldTimers

export const PressOutside: Story = {
  name: 'Перші 400 мс не закриває й дотик поза ним',
  beforeEach() {
    timers = holdTimers(SETTLE_MS)
    return timers.release
  },
  async play({ canvas, userEvent }) {
    await userEvent.click(canvas.getByRole('button', { name: 'Показати' }))
    const dialog = await page().findByRole('dialog')
    const outside = document.elementFromPoint(1, 1)
    if (!(outside instanceof HTMLElement)) throw new Error('Nothing is outside of the dialog')
    outside.click()
    await new Promise(requestAnimationFrame)
    await expect(dialog).toBeVisible()
    timers.pass(SETTLE_MS)
    await waitFor(() => expect(dialog).not.toHaveAttribute('data-settling'))
    await expect(dialog).toBeVisible()
    await reached()
    await userEvent.click(outside)
    await gone()
  },
}

export const NextStep: Story = {
  name: 'Те, що замінило натиснуте, теж чекає 400 мс',
  async play({ canvas, userEvent }) {
    await userEvent.click(canvas.getByRole('button', { name: 'Показати' }))
    const wasIgnored = watchIgnored('Зрозуміло')
    await userEvent.click(await settled(page().getByRole('button', { name: 'Надіслати' })))
    await reached()
    await userEvent.click(await settled(page().getByRole('button', { name: 'Зрозуміло' })))
    await gone()
    await expect(wasIgnored()).toBe(true)
  },
}
