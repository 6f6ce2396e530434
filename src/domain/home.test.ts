import { expect, test } from 'vitest'

import { homeOf } from './home.ts'

test('a coach begins on the dashboard', () =>
  expect(homeOf({ id: 'a', role: 'coach', client_info: null })).toEqual({ to: '/dashboard' }))

test('a client with a goal begins on the card', () =>
  expect(homeOf({ id: 'a', role: 'client', client_info: { goal: 'Схуднення' } })).toEqual({
    to: '/client/$clientId',
    params: { clientId: 'a' },
  }))

test.each([null, { goal: '' }, { goal: null }])(
  'a client with %j begins with the questionnaire',
  (client_info) =>
    expect(homeOf({ id: 'a', role: 'client', client_info })).toEqual({
      to: '/client/questionnaire',
    }),
)
