import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'

import { idOf } from '#mocks/seed/ids.ts'
import { inLibrary, MUSCLES } from '#tests/fixtures/stories/exercise-library.fixture.tsx'
import { inKit, looks, part } from '#tests/fixtures/stories/kit-frame.fixture.tsx'

import { ExerciseSummary } from './ExerciseSummary.tsx'

const LONG_NAME = 'Розведення гантелей лежачи на похилій лаві з паузою внизу'

const meta = {
  title: 'Елементи/Вправа коротко',
  component: ExerciseSummary,
  ...part(
    'Вправа в будь-якому списку: фото, назва, м’язи. Натиск і прапорець додає те, що навколо.',
  ),
  decorators: [inKit, inLibrary],
  args: {
    exerciseId: idOf('exercise', 1),
    name: 'Жим штанги лежачи',
    muscles: MUSCLES.slice(0, 3),
    brief: false,
  },
  render: looks(ExerciseSummary, {}, { name: LONG_NAME, muscles: MUSCLES, brief: true }),
  argTypes: { exerciseId: { control: false }, nameId: { control: false } },
} satisfies Meta<typeof ExerciseSummary>
export default meta

export const Default: StoryObj<typeof meta> = {
  name: 'Звичайна; із довгою назвою й м’язами в один рядок',
  async play({ canvas, canvasElement }) {
    const [usual, brief] = canvas.getAllByText('Груди').map((one) => one.parentElement)
    await expect(usual).toBeVisible()
    await expect(usual?.scrollHeight).toBe(usual?.clientHeight)
    await expect(canvasElement.querySelector('img')).toBeVisible()
    await expect(brief?.scrollHeight).toBeGreaterThan(brief?.clientHeight ?? 0)
  },
}
