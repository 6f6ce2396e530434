import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, waitFor } from 'storybook/test'

import { inKit } from '#tests/fixtures/stories/kit-frame.fixture.tsx'

import { MeasureQuestion } from './BodyFields.tsx'

const meta = {
  title: 'Елементи/Запитання про виміри',
  component: MeasureQuestion,
  decorators: [inKit],
  parameters: {
    docs: {
      description: {
        component:
          'Замість кнопок форми вимірів, коли число схоже на описку: далеке від минулого або незвичне. Число не відкидається — про нього питають один раз.',
      },
    },
  },
  args: { suspects: [{ id: 'weight', measure: 'weight', value: 18, last: 81 }], onBack: fn() },
} satisfies Meta<typeof MeasureQuestion>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  name: 'Далеке від минулого',
  async play({ args, canvas, userEvent }) {
    await expect(canvas.getByRole('alert')).toHaveTextContent('Вага: минулого разу — 81 кг.')
    const back = canvas.getByRole('button', { name: 'Виправити' })
    await waitFor(() => expect(back).toHaveFocus())
    await userEvent.keyboard('{Enter}')
    await expect(args.onBack).toHaveBeenCalledOnce()
  },
}

export const LongText: Story = {
  name: 'Усі чотири, міряють уперше',
  args: {
    suspects: [
      { id: 'weight', measure: 'weight', value: 7, last: 0 },
      { id: 'chest', measure: 'chest', value: 999, last: 0 },
      { id: 'waist', measure: 'waist', value: 9, last: 0 },
      { id: 'hips', measure: 'hips', value: 998, last: 0 },
    ],
  },
  async play({ canvas }) {
    await expect(canvas.getByText('Зберегти 7 кг, 999 см, 9 см, 998 см?')).toBeVisible()
    await expect(canvas.getByText('Вага: зазвичай від 25 до 300 кг.')).toBeVisible()
  },
}
