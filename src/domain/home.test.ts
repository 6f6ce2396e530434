import { expect, test } from 'vitest'

import { homeOf } from './home.ts'

test('a coach’s home is the dashboard', () =>
  expect(homeOf({ id: 'a', role: 'coach', client_info: null })).toEqual({ to: '/dashboard' }))

test('the home of a client with a goal is the card', () =>
  expect(homeOf({ id: 'a', role: 'client', client_info: { goal: 'Схуднення' } })).toEqual({
    to: '/client/$clientId',
    params: { clientId: 'a' },
  }))

test.each([null, { goal: '' }, { goal: null }])(
  'the home of a client with %j is the questionnaire',
  (client_info) =>
    expect(homeOf({ id: 'a', role: 'client', client_info })).toEqual({
      to: '/client/questionnaire',
    }),
)
