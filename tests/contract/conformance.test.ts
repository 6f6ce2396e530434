import { describe, expect, test } from 'vitest'

import { answerProblem, requestProblem } from './conformance.ts'
import type { Answer } from './http-exchange.ts'
import { png } from './picture.ts'

const ID = '8e0c3d81-6b7f-4d7f-9bcc-9a8a1a4b8d0b'
const LOGIN = 'POST /v1/auth/login'
const SLOTS = 'GET /v1/coaches/{id}/time_slots'
const REGISTER = 'POST /v1/auth/register'
const AVATAR = 'POST /v1/users/me/image'

describe('a request', () => {
  const days = { start_date: '2027-03-01', end_date: '2027-03-07' }
  const login = { phone: '+380501112233', password: 'x' }
  // What product §7 sends there.
  const newcomer = {
    first_name: 'Олена',
    last_name: 'Коваль',
    phone: '+380501112233',
    user_type: 'coach',
    password: 'Trener2026!',
  }

  test.each([
    ['with parameters', SLOTS, { path: { id: ID }, query: days }],
    ['with a body', LOGIN, { body: login }],
    ['12.16: to register, without a status', REGISTER, { body: newcomer }],
    ['with a file', AVATAR, { body: { image: png() } }],
  ])('%s conforms', (_, operation, parts) => {
    expect(requestProblem(operation, parts)).toBeNull()
  })

  test.each([
    ['an invalid id', SLOTS, { path: { id: 'me' }, query: days }, /^path .*uuid/],
    ['a parameter missing', SLOTS, { path: { id: ID } }, /^query .*start_date/],
    [
      'an invalid day',
      SLOTS,
      { path: { id: ID }, query: { ...days, end_date: '2027-02-29' } },
      /^query .*date/,
    ],
    [
      'an unknown parameter',
      SLOTS,
      { path: { id: ID }, query: { ...days, limit: 1 } },
      /^query .*additional/,
    ],
    ['an unknown field', LOGIN, { body: { ...login, code: 1 } }, /^body .*additional/],
    ['no body', LOGIN, {}, /^body is missing/],
    ['a body for a call without one', 'GET /v1/users/me', { body: {} }, /^body .*not documented/],
    ['JSON in place of a form', AVATAR, { body: { image: 'x' } }, /^body .*type/],
    ['a form without its file', AVATAR, { body: new FormData() }, /^body .*image/],
  ])('with %s does not', (_, operation, parts, problem) => {
    expect(requestProblem(operation, parts)).toMatch(problem)
  })
})

describe('an answer', () => {
  const answer = (operation: string, status: number, body: unknown, change = {}): Answer => ({
    operation,
    status,
    type: 'application/json',
    retryAfter: null,
    bytes: new TextEncoder().encode(JSON.stringify(body)),
    body,
    ...change,
  })
  const muscle = { id: ID, name: 'Груди', icon: '<svg/>' }
  const MUSCLE = 'GET /v1/programs/muscles/{id}'
  const PICTURE = 'GET /v1/users/{id}/image'
  const DELETE = 'DELETE /v1/users/me'
  const error = (code: string) => ({ code, message: 'No' })

  test.each([
    ['JSON', answer(MUSCLE, 200, muscle)],
    ['a refusal', answer(MUSCLE, 404, error('not_found'))],
    ['a lock', answer(LOGIN, 429, error('too_many_requests'), { retryAfter: '900' })],
    ['nothing', answer(DELETE, 204, undefined, { type: '', bytes: new Uint8Array() })],
    ['a link', answer(PICTURE, 200, { url: 'https://images.example/1.png' })],
    [
      'JPEG',
      answer(PICTURE, 200, undefined, {
        type: 'image/jpeg',
        bytes: Uint8Array.of(0xff, 0xd8, 0xff),
      }),
    ],
  ])('of %s conforms', (_, one) => {
    expect(answerProblem(one)).toBeNull()
  })

  test.each([
    ['an undocumented status', answer(MUSCLE, 409, error('conflict')), /status/],
    ['another type', answer(MUSCLE, 200, muscle, { type: 'text/html' }), /text\/html/],
    ['no JSON', answer(MUSCLE, 200, undefined), /object/],
    ['a wrong field', answer(MUSCLE, 200, { ...muscle, name: null }), /name/],
    ['an unknown field', answer(MUSCLE, 200, { ...muscle, code: 'CHEST' }), /additional.*\(code\)/],
    ['a code of another status', answer(MUSCLE, 404, error('conflict')), /conflict/],
    ['an unknown code', answer(MUSCLE, 404, error('lost')), /allowed/],
    ['a lock without Retry-After', answer(LOGIN, 429, error('too_many_requests')), /Retry-After/],
    ['a body after 204', answer(DELETE, 204, {}), /no body/],
    ['a text called PNG', answer(PICTURE, 200, undefined, { type: 'image/png' }), /not image/],
  ])('of %s does not', (_, one, problem) => {
    expect(answerProblem(one)).toMatch(problem)
  })
})
