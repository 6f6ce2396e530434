import type { Meta, StoryObj } from '@storybook/react-vite'

import { looks, part } from '#tests/fixtures/stories/kit-frame.fixture.tsx'

import { UnsavedNote } from './UnsavedNote.tsx'

const LONG = 'Є незбережені зміни: тренування тривало довше, ніж заплановано в календарі'

const meta = {
  title: 'Елементи/Є незбережені зміни',
  component: UnsavedNote,
  ...part('У смузі дій редактора, поки є що зберегти. Коли зберегли, слова зникають разом із нею.'),
  args: { children: undefined },
  argTypes: { children: { control: 'text' } },
  render: looks(UnsavedNote, {}, { children: LONG }),
} satisfies Meta<typeof UnsavedNote>
export default meta

export const All: StoryObj<typeof meta> = { name: 'Є що зберегти; довгий текст' }
