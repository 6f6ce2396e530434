import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'

import { idOf } from '#mocks/seed/ids.ts'
import { inLibrary, MUSCLES } from '#tests/fixtures/stories/exercise-library.fixture.tsx'
import { inKit } from '#tests/fixtures/stories/kit-frame.fixture.tsx'

import { ExerciseSummary } from './ExerciseSummary.tsx'

const meta = {
  title: 'Елементи/Вправа коротко',
  component: ExerciseSummary,
  decorators: [inKit, inLibrary],
  parameters: {
    docs: {
      description: {
        component:
          'Вправа в будь-якому списку: фото, назва, м’язи. Натиск і прапорець додає те, що навколо.',
      },
    },
  },
  args: {
    exerciseId: idOf('exercise', 1),
    name: 'Жим штанги лежачи',
    muscles: MUSCLES.slice(0, 3),
    brief: false,
  },
  argTypes: { exerciseId: { control: false }, nameId: { control: false } },
} satisfies Meta<typeof ExerciseSummary>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  name: 'Звичайна',
  async play({ canvas, canvasElement }) {
    await expect(canvas.getByText('Груди')).toBeVisible()
    await expect(canvasElement.querySelector('img')).toBeVisible()
  },
}

export const LongText: Story = {
  name: 'Довга назва, м’язи в один рядок',
  args: {
    name: 'Розведення гантелей лежачи на похилій лаві з паузою внизу',
    muscles: MUSCLES,
    brief: true,
  },
  async play({ canvas }) {
    const muscles = canvas.getByText('Груди').parentElement
    await expect(muscles?.scrollHeight).toBeGreaterThan(muscles?.clientHeight ?? 0)
  },
}
