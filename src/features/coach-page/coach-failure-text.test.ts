import { expect, test } from 'vitest'

import { ApiError } from '#src/api/operation.ts'
import { SPEC } from '#tests/fixtures/texts.fixture.ts'

import { coachFailureText, isNoCoach, noCoachAdvice } from './CoachPageScreen.tsx'

const failed = (
  ...why: [reason: 'status' | 'network' | 'person' | 'malformed', response?: Response]
): string => coachFailureText(new ApiError('GET /v1/users/{id}', ...why))

test('product §2: where there is no coach, 403 and 404 differ in what they advise', () => {
  const [missing, forbidden, visitor] = [404, 403, 401].map(
    (status) => new ApiError('GET /v1/users/{id}', 'status', new Response(null, { status })),
  )
  for (const error of [missing, forbidden, visitor]) expect(isNoCoach(error)).toBe(true)
  expect(noCoachAdvice(missing)).toBe('Можливо, це вже видалили або посилання застаріло.')
  expect(noCoachAdvice(forbidden)).toBe('До цього немає доступу.')
  expect(noCoachAdvice(visitor)).toBeUndefined()
})

test('product §8 «Public coach page»: the text of a failure', () => {
  const before = SPEC.coachNotLoaded
  expect(failed('status', new Response(null, { status: 503 }))).toBe(
    `${before}сервер відповів помилкою 503`,
  )
  expect(failed('malformed')).toBe(`${before}сервер відповів незрозуміло`)
  expect(failed('network')).toBe(`${before}немає з’єднання`)
  expect(failed('person')).toBe(`${before}В іншій вкладці увійшла інша людина`)
})
