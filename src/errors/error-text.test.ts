import { describe, expect, it, test } from 'vitest'

import contract from '#openapi/contract.gen.json' with { type: 'json' }
import { ApiError, type Operation } from '#src/api/operation.ts'
import { SPEC_TEXTS } from '#tests/faults/expected.ts'
import { writtenTexts } from '#tests/support/written-texts.ts'

import { catalogue } from './catalogue.ts'
import { failureText, failureWithField, failureAdvice } from './error-text.ts'

const failed = (operation: Operation, status: number) =>
  failureWithField(new ApiError(operation, 'status', new Response(null, { status })))

const textOf = (operation: Operation, status: number) => failed(operation, status).text

/** Product §8 to the letter: operation, status, text, and the field if it names one. */
const table: [Operation, number, string, (string | null)?][] = [
  ['POST /v1/auth/registration/start', 409, 'Цей номер вже використовується', 'phone'],
  ['POST /v1/auth/registration/start', 422, 'Помилка валідації. Перевірте введені дані.'],
  ['POST /v1/auth/registration/start', 500, 'Спробуйте пізніше'],
  ['POST /v1/auth/registration/start', 503, 'Спробуйте пізніше'],
  ['POST /v1/auth/register', 409, 'Цей номер вже використовується', 'phone'],
  ['POST /v1/auth/login', 401, 'Невірний пароль', 'password'],
  ['POST /v1/auth/login', 404, 'Такого користувача не існує', 'phone'],
  ['POST /v1/auth/login', 429, 'Забагато спроб, спробуйте через 15 хв'],
  ['POST /v1/auth/login', 500, 'Спробуйте пізніше'],
  ['POST /v1/auth/login', 502, 'Спробуйте пізніше'],
  ['POST /v1/auth/otp/verify', 400, 'Не вірний код. Спробуйте ще раз'],
  ['POST /v1/auth/otp/verify', 403, 'Дія заборонена'],
  ['POST /v1/auth/otp/verify', 410, 'Не вірний код. Спробуйте ще раз'],
  ['POST /v1/auth/otp/verify', 422, 'Неправильний формат коду'],
  ['POST /v1/auth/otp/verify', 429, 'Забагато спроб, спробуйте через 15 хв'],
  ['POST /v1/auth/otp/resend', 429, 'Не вдалося надіслати код'],
  ['POST /v1/auth/otp/resend', 500, 'Не вдалося надіслати код'],
  ['POST /v1/auth/reset_password/start', 429, 'Забагато запитів, спробуйте пізніше'],
  ['POST /v1/auth/reset_password/start', 500, 'Не вдалось надіслати код'],
  ['POST /v1/auth/reset_password/start', 504, 'Не вдалось надіслати код'],
  ['POST /v1/auth/reset_password/complete', 401, 'Сесія скидання протермінована, спробуйте ще раз'],
  ['POST /v1/auth/reset_password/complete', 403, 'Недостатньо прав для зміни пароля'],
  ['POST /v1/auth/reset_password/complete', 404, 'Сесія не знайдена'],
  ['POST /v1/auth/reset_password/complete', 410, 'Сесія скидання протермінована, спробуйте ще раз'],
  ['POST /v1/auth/reset_password/complete', 418, 'Спробуйте пізніше'],
  ['POST /v1/coaches/me/tags', 409, 'Помилка при зміні тега:'],
  ['DELETE /v1/coaches/me/tags/{id}', 404, 'Помилка при зміні тега:'],
  ['DELETE /v1/coaches/me/experiences/{id}', 404, 'Помилка при видаленні досвіду!'],
  ['PATCH /v1/coaches/me/coach_info', 500, 'Помилка збереження '],
  ['POST /v1/coaches/me/certifications', 413, 'Помилка додавання сертифікату'],
  ['POST /v1/coaches/me/certifications', 201, 'Помилка додавання сертифікату'],
  ['GET /v1/calendar/sessions/{id}', 404, 'Не вдалося завантажити сесію'],
  ['GET /v1/coaches/{id}/clients', 403, 'Не вдалося завантажити список клієнтів'],
  ['GET /v1/users/{id}', 404, 'Не вдалося завантажити інформацію про клієнта'],
  ['GET /v1/coaches/{id}/time_slots', 500, 'Не вдалося завантажити розклад'],
  ['GET /v1/programs/{id}', 404, 'Не вдалося отримати вправи тренування'],
  ['POST /v1/programs/', 422, 'Не вдалося створити тренування'],
  ['DELETE /v1/programs/{id}', 404, 'Помилка при видаленні тренування'],
  ['PUT /v1/calendar/sessions/{id}', 422, 'Не вдалося зберегти зміни в сесії'],
  ['POST /v1/calendar/sessions', 422, 'Помилка при збереженні тренування'],
  ['DELETE /v1/users/me', 500, 'Помилка видалення акаунту'],
  // Conflicts, for which the specification has no text (docs/behaviour.md «Requests and races»).
  ['POST /v1/calendar/sessions', 409, 'Цей час уже зайнято. Обери інший.'],
  ['PUT /v1/calendar/sessions/{id}', 409, 'Цей час уже зайнято. Обери інший.'],
  ['PATCH /v1/calendar/sessions/{id}', 409, 'Цей запит уже опрацьовано.'],
  ['PATCH /v1/clients/sessions/{id}', 409, 'Цей запит уже опрацьовано.'],
]

describe('the text of a failure', () => {
  it.each(table)('%s %i: %s', (operation, status, text, field = null) => {
    expect(failed(operation, status)).toEqual({ text, field })
  })

  it.each(['network', 'timeout', 'malformed'] as const)(
    "of a call that failed by '%s' is the operation's own",
    (reason) => {
      const error = new ApiError('DELETE /v1/users/me', reason, Response.json({}))
      expect(failureWithField(error)).toEqual({ text: 'Помилка видалення акаунту', field: null })
    },
  )

  it.each([new Error('Cannot read properties of undefined'), 'text', null, { status: 409 }])(
    'of any other error (%s) contains no detail',
    (error) => {
      expect(failureWithField(error)).toEqual({
        text: 'Щось пішло не так. Спробуй ще раз.',
        field: null,
      })
    },
  )
})

const isOperation = (name: string): name is Operation => Object.hasOwn(catalogue, name)

const documented = Object.entries(contract.paths).flatMap(([path, methods]) =>
  Object.entries(methods).flatMap(([method, entry]) =>
    typeof entry === 'object' && 'responses' in entry
      ? [{ name: `${method.toUpperCase()} ${path}`, statuses: Object.keys(entry.responses) }]
      : [],
  ),
)

it('the text for a part that was not saved names the part', () => {
  const error = new ApiError('PATCH /v1/coaches/me/experiences/{id}', 'network')
  expect(failureWithField(error, 'досвіду')).toEqual({
    text: 'Помилка збереження досвіду',
    field: null,
  })
  const other = new ApiError('PATCH /v1/coaches/me/experiences/{id}', 'person')
  expect(failureText(other, 'досвіду')).toBe('В іншій вкладці увійшла інша людина')
})

describe('every operation of the contract', () => {
  it('is in the catalogue, and no other', () => {
    expect(documented.map(({ name }) => name).toSorted()).toEqual(Object.keys(catalogue).toSorted())
  })

  it.each(documented)('$name has a Ukrainian text for every failure', ({ name, statuses }) => {
    if (!isOperation(name)) throw new Error(`${name} is not in the catalogue`)
    const failures = statuses.map(Number).filter((status) => status >= 400)
    for (const status of [...failures, 418, 507]) {
      expect(textOf(name, status)).toMatch(/^[А-ЩЬЮЯҐЄІЇ][А-ЩЬЮЯҐЄІЇа-щьюяґєії' .,!:\d]+$/u)
    }
  })
})

describe('product §8', () => {
  it.each(SPEC_TEXTS)('«%s» is in the code to the letter', (text) => {
    expect(writtenTexts).toContain(text)
  })
})

const ME = 'GET /v1/users/me'
const advice = (status: number): string =>
  failureAdvice(new ApiError(ME, 'status', new Response(null, { status })))

test('only a lost connection, a missing answer or missing code is blamed on the connection', () => {
  for (const reason of ['network', 'timeout'] as const)
    expect(failureAdvice(new ApiError(ME, reason))).toContain('Перевір з’єднання')
  for (const status of [400, 403, 404, 422, 429, 500, 503])
    expect(advice(status)).not.toContain('з’єднання')
  expect(failureAdvice(new ApiError(ME, 'malformed'))).not.toContain('з’єднання')
  for (const text of [
    'Failed to fetch dynamically imported module: https://pulse.example/assets/a.js',
    'error loading dynamically imported module: https://pulse.example/assets/a.js',
    'Importing a module script failed.',
    'Unable to preload CSS for /assets/a.css',
  ])
    expect(failureAdvice(new Error(text))).toContain('Перевір з’єднання')
  expect(failureAdvice(new Error('ours'))).not.toContain('з’єднання')
})

test('403, 404 and 500 have their own texts', () => {
  const words = [403, 404, 500].map(advice)
  expect(new Set([...words, advice(422)]).size).toBe(4)
  expect(advice(503)).toBe(advice(500))
})
