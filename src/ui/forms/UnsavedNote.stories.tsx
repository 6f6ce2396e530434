import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'

import { inKit } from '#tests/fixtures/stories/kit-frame.fixture.tsx'

import { UnsavedNote } from './UnsavedNote.tsx'

const meta = {
  title: 'Елементи/Є незбережені зміни',
  component: UnsavedNote,
  decorators: [inKit],
  parameters: {
    docs: {
      description: {
        component:
          'У смузі дій редактора, поки є що зберегти. Коли зберегли, слова зникають разом із нею.',
      },
    },
  },
  args: { children: 'Є незбережені зміни' },
  argTypes: { children: { control: 'text' } },
} satisfies Meta<typeof UnsavedNote>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  name: 'Є що зберегти',
  args: { children: undefined },
  async play({ canvas }) {
    await expect(canvas.getByText('Є незбережені зміни')).toBeVisible()
  },
}

export const LongText: Story = {
  name: 'Довгий текст',
  args: { children: 'Є незбережені зміни: тренування тривало довше, ніж заплановано в календарі' },
  async play({ canvas }) {
    await expect(canvas.getByText(/ніж заплановано/)).toBeVisible()
  },
}
