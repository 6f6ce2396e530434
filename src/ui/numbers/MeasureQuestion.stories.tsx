import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'

import { looks, part } from '#tests/fixtures/stories/kit-frame.fixture.tsx'

import { MeasureQuestion } from './BodyFields.tsx'

const ALL = [
  { id: 'weight', measure: 'weight', value: 7, last: 0 },
  { id: 'chest', measure: 'chest', value: 999, last: 0 },
  { id: 'waist', measure: 'waist', value: 9, last: 0 },
  { id: 'hips', measure: 'hips', value: 998, last: 0 },
] as const

const meta = {
  title: 'Елементи/Запитання про виміри',
  component: MeasureQuestion,
  ...part(
    'Замість кнопок форми вимірів, коли число схоже на описку: далеке від минулого або незвичне. Число не відкидається — про нього питають один раз.',
  ),
  args: { suspects: [{ id: 'weight', measure: 'weight', value: 18, last: 81 }], onBack: fn() },
  render: looks(MeasureQuestion, {}, { suspects: ALL }),
} satisfies Meta<typeof MeasureQuestion>
export default meta

export const All: StoryObj<typeof meta> = {
  name: 'Далеке від минулого; усі чотири, міряють уперше',
  async play({ canvas }) {
    const [far, first] = canvas.getAllByRole('alert')
    await expect(far).toHaveTextContent('Вага: минулого разу — 81 кг.')
    await expect(first).toHaveTextContent('Зберегти 7 кг, 999 см, 9 см, 998 см?')
    await expect(first).toHaveTextContent('Вага: зазвичай від 25 до 300 кг.')
  },
}
