import { expect, test } from 'vitest'

import { greeting } from './greeting.ts'

test.each([
  ['00:00', 'Доброї ночі'],
  ['04:59', 'Доброї ночі'],
  ['05:00', 'Доброго ранку'],
  ['11:59', 'Доброго ранку'],
  ['12:00', 'Доброго дня'],
  ['17:59', 'Доброго дня'],
  ['18:00', 'Доброго вечора'],
  ['23:59', 'Доброго вечора'],
])('%s is «%s»', (time, words) => expect(greeting(time)).toBe(words))
