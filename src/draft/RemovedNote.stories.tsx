import type { Meta, StoryObj } from '@storybook/react-vite'
import { fn } from 'storybook/test'

import { looks, part } from '#tests/fixtures/stories/kit-frame.fixture.tsx'

import { RemovedNote } from './DraftNotes.tsx'

const meta = {
  title: 'Елементи/Прибране можна повернути',
  component: RemovedNote,
  ...part(
    'Одразу після того, як щось прибрали зі списку: замість запитання перед дією. Стоїть у смузі дій, доки не зроблять чогось іншого.',
  ),
  args: { name: 'Жим лежачи', outcome: 'прибрано', takesFocus: true, onUndo: fn() },
  render: looks(
    RemovedNote,
    {},
    {
      name: 'Розведення гантелей лежачи на похилій лаві з паузою внизу',
      outcome: 'замінено на іншу вправу',
      takesFocus: false,
    },
  ),
} satisfies Meta<typeof RemovedNote>
export default meta

export const All: StoryObj<typeof meta> = { name: 'Прибрано; довга назва, фокус лишається де був' }
