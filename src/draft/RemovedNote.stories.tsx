import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, waitFor } from 'storybook/test'

import { inKit } from '#tests/fixtures/stories/kit-frame.fixture.tsx'
import { expectPseudoState } from '#tests/fixtures/stories/pseudo-state.fixture.ts'

import { RemovedNote } from './DraftNotes.tsx'

const meta = {
  title: 'Елементи/Прибране можна повернути',
  component: RemovedNote,
  decorators: [inKit],
  parameters: {
    docs: {
      description: {
        component:
          'Одразу після того, як щось прибрали зі списку: замість запитання перед дією. Стоїть у смузі дій, доки не зроблять чогось іншого.',
      },
    },
  },
  args: { name: 'Жим лежачи', outcome: 'прибрано', takesFocus: true, onUndo: fn() },
} satisfies Meta<typeof RemovedNote>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  name: 'Прибрано',
  async play({ args, canvas, userEvent }) {
    await expect(canvas.getByRole('status')).toHaveTextContent('Жим лежачи прибрано')
    const button = canvas.getByRole('button', { name: 'Повернути' })
    await waitFor(() => expect(button).toHaveFocus())
    await userEvent.keyboard('{Enter}')
    await expect(args.onUndo).toHaveBeenCalledOnce()
  },
}

export const LongText: Story = {
  name: 'Довга назва, фокус лишається де був',
  args: {
    name: 'Розведення гантелей лежачи на похилій лаві з паузою внизу',
    outcome: 'замінено на іншу вправу',
    takesFocus: false,
  },
  async play({ canvas }) {
    await expect(canvas.getByText(/замінено на іншу вправу$/)).toBeVisible()
    await expect(canvas.getByRole('button')).not.toHaveFocus()
  },
}

export const Hovered: Story = {
  name: 'Під вказівником',
  globals: { pseudo: { hover: true } },
  async play({ canvas }) {
    await expectPseudoState(canvas.getByRole('button', { name: 'Повернути' }))
  },
}

export const Focused: Story = {
  name: 'У фокусі',
  args: { takesFocus: false },
  globals: { pseudo: { focus: true, focusVisible: true, focusWithin: true } },
  async play({ canvas }) {
    await expectPseudoState(canvas.getByRole('button', { name: 'Повернути' }))
  },
}
