import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'

import { ApiError } from '#src/api/operation.ts'
import { inKit } from '#tests/fixtures/stories/kit-frame.fixture.tsx'

import { FailedQuery } from './States.tsx'

const error = new ApiError(
  'GET /v1/coaches/{id}/clients',
  'status',
  new Response(null, { status: 503 }),
)
const refetch = fn()

const meta = {
  title: 'Елементи/Запит, який не вдався',
  component: FailedQuery,
  decorators: [inKit],
  parameters: {
    docs: {
      description: {
        component:
          'На місці того, що читають із сервера. Сам добирає слова: що не вдалося і чому; і його можна спробувати ще раз.',
      },
    },
  },
  args: { query: { error, isFetching: false, refetch }, order: 2 },
  // An error cannot be edited as text.
  argTypes: { query: { control: false } },
} satisfies Meta<typeof FailedQuery>
export default meta
type Story = StoryObj<typeof meta>

export const Failed: Story = {
  name: 'Сервер не відповів',
  async play({ canvas, userEvent }) {
    await expect(canvas.getByRole('alert')).toHaveAccessibleName(
      'Не вдалося завантажити список клієнтів',
    )
    await expect(canvas.getByText('Це на нашому боці. Спробуй трохи згодом.')).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Спробувати ще раз' }))
    await expect(refetch).toHaveBeenCalledOnce()
  },
}

export const LongText: Story = {
  name: 'Пробує ще раз, власні довгі слова',
  args: {
    query: { error, isFetching: true, refetch },
    text: 'Не вдалося отримати заплановані тренування на цей тиждень і на наступний за ним',
  },
  async play({ canvas }) {
    await expect(canvas.getByRole('alert')).toHaveAccessibleName(/^Не вдалося отримати заплановані/)
    await expect(canvas.getByRole('button', { name: 'Спробувати ще раз' })).toBeDisabled()
  },
}

export const Hovered: Story = {
  name: 'Під вказівником',
  globals: { pseudo: { hover: true } },
}

export const Focused: Story = {
  name: 'У фокусі',
  globals: { pseudo: { focus: true, focusVisible: true, focusWithin: true } },
}

export const LongAdvice: Story = {
  name: 'Довга порада',
  args: {
    text: 'Не вдалося отримати заплановані тренування на цей тиждень і на наступний за ним',
    advice: 'Можливо, це вже видалили або посилання застаріло. Спробуй ще раз трохи згодом.',
  },
}
