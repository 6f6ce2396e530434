import type { Meta, StoryObj } from '@storybook/react-vite'
import { fn } from 'storybook/test'

import { looks, part } from '#tests/fixtures/stories/kit-frame.fixture.tsx'

import { OvertakenNote } from './DraftNotes.tsx'

const LONG =
  'Після початку редагування розклад на цілий тиждень змінили на іншому пристрої, а набране тут ще не збережено'

const meta = {
  title: 'Елементи/Змінили деінде',
  component: OvertakenNote,
  ...part('Поки тут редагували, те саме зберегли в іншому місці: людина обирає, що лишити.'),
  args: { text: 'Після початку редагування картку змінили', onTake: fn(), onKeep: fn() },
  render: looks(OvertakenNote, {}, { text: LONG }),
} satisfies Meta<typeof OvertakenNote>
export default meta

export const All: StoryObj<typeof meta> = { name: 'Вибір; довгий текст' }
