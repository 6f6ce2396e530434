import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'

import { inKit } from '#tests/fixtures/stories/kit-frame.fixture.tsx'

import { ExercisesLoading } from './ExerciseList.tsx'

const meta = {
  title: 'Елементи/Вправи завантажуються',
  component: ExercisesLoading,
  decorators: [inKit],
  parameters: {
    docs: {
      description: {
        component: 'На місці списку вправ, поки бібліотека завантажується.',
      },
    },
  },
} satisfies Meta<typeof ExercisesLoading>
export default meta
type Story = StoryObj<typeof meta>

export const Loading: Story = {
  name: 'Завантаження',
  async play({ canvas }) {
    await expect(canvas.getByRole('status')).toHaveTextContent('Завантаження...')
  },
}
