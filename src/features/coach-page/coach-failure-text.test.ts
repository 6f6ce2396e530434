import { expect, test } from 'vitest'

import { ApiError } from '#src/api/calls/api-error.ts'

import { coachFailureText } from './coach-failure-text.ts'

const failed = (...why: [reason: 'status' | 'network' | 'person', response?: Response]): string =>
  coachFailureText(new ApiError('GET /v1/users/{id}', ...why))

test('product §8 «Public coach page»: the text of a failure', () => {
  const before = 'Помилка при завантаженні даних тренера: '
  expect(failed('status', new Response(null, { status: 503 }))).toBe(
    `${before}сервер відповів помилкою 503`,
  )
  expect(failed('network')).toBe(`${before}немає з’єднання`)
  expect(failed('person')).toBe(`${before}В іншій вкладці увійшла інша людина`)
})
