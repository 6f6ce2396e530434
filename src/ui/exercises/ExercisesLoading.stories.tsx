import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'

import { part } from '#tests/fixtures/stories/kit-frame.fixture.tsx'

import { ExercisesLoading } from './ExerciseList.tsx'

const meta = {
  title: 'Елементи/Вправи завантажуються',
  component: ExercisesLoading,
  ...part('На місці списку вправ, поки бібліотека завантажується.'),
} satisfies Meta<typeof ExercisesLoading>
export default meta
type Story = StoryObj<typeof meta>

export const Loading: Story = {
  name: 'Завантаження',
  async play({ canvas }) {
    await expect(canvas.getByRole('status')).toHaveTextContent('Завантаження...')
  },
}
