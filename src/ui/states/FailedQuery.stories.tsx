import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'

import { ApiError } from '#src/api/operation.ts'
import { looks, part } from '#tests/fixtures/stories/kit-frame.fixture.tsx'
import { SPEC } from '#tests/fixtures/texts.fixture.ts'

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
  ...part(
    'На місці того, що читають із сервера. Сам добирає слова: що не вдалося і чому; і його можна спробувати ще раз.',
  ),
  args: { query: { error, isFetching: false, refetch }, order: 2 },
  // An error cannot be edited as text.
  argTypes: { query: { control: false } },
  render: looks(
    FailedQuery,
    {},
    {
      query: { error, isFetching: true, refetch },
      text: 'Не вдалося отримати заплановані тренування на цей тиждень і на наступний за ним',
      advice: 'Можливо, це вже видалили або посилання застаріло. Спробуй ще раз трохи згодом.',
    },
  ),
} satisfies Meta<typeof FailedQuery>
export default meta

export const Failed: StoryObj<typeof meta> = {
  name: 'Сервер не відповів; пробує ще раз, власні довгі слова',
  async play({ canvas, userEvent }) {
    const [usual, own] = canvas.getAllByRole('alert')
    await expect(usual).toHaveAccessibleName(SPEC.clientsNotLoaded)
    await expect(usual).toHaveTextContent('Це на нашому боці. Спробуй трохи згодом.')
    await expect(own).toHaveAccessibleName(/^Не вдалося отримати заплановані/)
    const [retry, retrying] = canvas.getAllByRole('button', { name: 'Спробувати ще раз' })
    if (!retry) throw new Error('No button')
    await userEvent.click(retry)
    await expect(refetch).toHaveBeenCalledOnce()
    await expect(retrying).toBeDisabled()
  },
}
