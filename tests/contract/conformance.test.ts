/** The checks of the suite find what breaks the contract; that they pass the rest, the suite shows. */
import { expect, test } from 'vitest'

import { answerProblem, requestProblem } from './conformance.ts'
import type { Answer, Parts } from './http-exchange.ts'

const ID = '8e0c3d81-6b7f-4d7f-9bcc-9a8a1a4b8d0b'
const LOGIN = 'POST /v1/auth/login'
const SLOTS = 'GET /v1/coaches/{id}/time_slots'
const AVATAR = 'POST /v1/users/me/image'
const MUSCLE = 'GET /v1/programs/muscles/{id}'
const PICTURE = 'GET /v1/users/{id}/image'
const DELETE = 'DELETE /v1/users/me'

const path = { id: ID }
const days = { start_date: '2027-03-01', end_date: '2027-03-07' }
const login = { phone: '+380501112233', password: 'x' }
const noDay = { ...days, end_date: '2027-02-29' }

test.each<[what: string, operation: string, parts: Parts, problem: RegExp]>([
  ['with an invalid id', SLOTS, { path: { id: 'me' }, query: days }, /^path .*uuid/],
  ['without a parameter', SLOTS, { path }, /^query .*start_date/],
  ['with a day that does not exist', SLOTS, { path, query: noDay }, /^query .*date/],
  ['with an unknown parameter', SLOTS, { path, query: { ...days, limit: 1 } }, /^query .*addition/],
  ['with an unknown field', LOGIN, { body: { ...login, code: 1 } }, /^body .*additional/],
  ['without a body', LOGIN, {}, /^body is missing/],
  ['with a body for a call without one', DELETE, { body: {} }, /^body .*not documented/],
  ['with JSON in place of a form', AVATAR, { body: { image: 'x' } }, /^body .*type/],
  ['with a form without its file', AVATAR, { body: new FormData() }, /^body .*image/],
])('a request %s', (_, operation, parts, problem) => {
  expect(requestProblem(operation, parts)).toMatch(problem)
})

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
const error = (code: string) => ({ code, message: 'No' })
const locked = error('too_many_requests')
const jpeg = { type: 'image/jpeg', bytes: Uint8Array.of(0xff, 0xd8, 0xff) }

test.each([
  ['a link', answer(PICTURE, 200, { url: 'https://images.example/1.png' }), null],
  ['JPEG', answer(PICTURE, 200, undefined, jpeg), null],
  ['an undocumented status', answer(MUSCLE, 409, error('conflict')), /status/],
  ['another type', answer(MUSCLE, 200, muscle, { type: 'text/html' }), /text\/html/],
  ['no JSON', answer(MUSCLE, 200, undefined), /object/],
  ['a wrong field', answer(MUSCLE, 200, { ...muscle, name: null }), /name/],
  ['an unknown field', answer(MUSCLE, 200, { ...muscle, code: 'CHEST' }), /additional.*\(code\)/],
  ['a code of another status', answer(MUSCLE, 404, error('conflict')), /conflict/],
  ['an unknown code', answer(MUSCLE, 404, error('lost')), /allowed/],
  ['a lock without Retry-After', answer(LOGIN, 429, locked), /Retry-After/],
  ['a body after 204', answer(DELETE, 204, {}), /no body/],
  ['a text called PNG', answer(PICTURE, 200, undefined, { type: 'image/png' }), /not image/],
])('an answer of %s', (_, one, problem) => {
  expect(answerProblem(one) ?? '').toMatch(problem ?? /^$/)
})
