import { expect, test } from 'vitest'

import { nearestTo } from './nearest.ts'

test('what was nearest to a text that is not there', () => {
  const screen = [
    'Пульс',
    'Не вдалося завантажити клієнтів',
    '3 вправи · 18 сетів · 40 хв',
    'Увійти',
  ]
  expect(nearestTo('Не вдалося завантажити дані', screen)).toBe('Не вдалося завантажити клієнтів')
  // The whole text of no element.
  expect(nearestTo('18 сетів', ['18 сет', ...screen])).toBe('3 вправи · 18 сетів · 40 хв')
  expect(nearestTo('Увійти', [])).toBeNull()
})
