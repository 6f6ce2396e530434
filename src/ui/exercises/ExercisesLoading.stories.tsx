import type { Meta, StoryObj } from '@storybook/react-vite'

import { part } from '#tests/fixtures/stories/kit-frame.fixture.tsx'

import { ExercisesLoading } from './ExerciseList.tsx'

const meta = {
  title: 'Елементи/Вправи завантажуються',
  component: ExercisesLoading,
  ...part('На місці списку вправ, поки бібліотека завантажується.'),
} satisfies Meta<typeof ExercisesLoading>
export default meta

export const Loading: StoryObj<typeof meta> = { name: 'Завантаження' }
