import type { Meta, StoryObj } from '@storybook/react-vite'

import { part } from '#tests/fixtures/stories/kit-frame.fixture.tsx'

import { ExerciseLibraryLoading } from './ExerciseLibrary.tsx'

const meta = {
  title: 'Елементи/Вправи завантажуються',
  component: ExerciseLibraryLoading,
  ...part('На місці фільтрів і списку вправ, поки екран завантажується.'),
} satisfies Meta<typeof ExerciseLibraryLoading>
export default meta

export const Loading: StoryObj<typeof meta> = { name: 'Завантаження' }
