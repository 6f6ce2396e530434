import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'

import { part } from '#tests/fixtures/stories/kit-frame.fixture.tsx'

import { NoExercises } from './ExerciseList.tsx'

const meta = {
  title: 'Елементи/Вправ не знайдено',
  component: NoExercises,
  ...part(
    'На місці списку вправ, коли пошукові й групам м’язів не відповідає жодна. Каже, що змінити.',
  ),
} satisfies Meta<typeof NoExercises>
export default meta

export const Empty: StoryObj<typeof meta> = {
  name: 'Нічого не знайдено',
  async play({ canvas }) {
    await expect(canvas.getByRole('heading', { name: 'Немає вправ' })).toBeVisible()
    await expect(canvas.getByText('Зміни пошук або зніми групи м’язів.')).toBeVisible()
  },
}
