import { expect, test } from 'vitest'

import { shotsOf, sizesIn } from './shots.ts'

const SHOWN = ['dev', 'test']
const stories = [
  { id: 'login--default', title: 'Вхід/Логін', name: 'Порожня форма', tags: [...SHOWN, 'desktop'] },
  { id: 'login--locked', title: 'Вхід/Логін', name: 'Забагато спроб', tags: SHOWN },
  { id: 'pager--walk', title: 'Елементи/Сторінки', name: 'Від першої', tags: SHOWN },
  { id: 'hidden--one', title: 'Елементи/Сторінки', name: 'Прихована', tags: ['test'] },
]
const taken = (...parts: string[]): string[] =>
  shotsOf(stories, parts).map(({ story, size }) => `${story.id} ${size}`)

test('every visible story is taken on a phone, and on a desktop if it has the tag', () => {
  expect(taken()).toEqual([
    'login--default desktop',
    'login--default phone',
    'login--locked phone',
    'pager--walk phone',
  ])
})

test('a part of an id, a title or a name selects stories, in either case', () => {
  expect(taken('pager--')).toEqual(['pager--walk phone'])
  expect(taken('ЛОГІН')).toHaveLength(3)
  expect(taken('забагато', 'від першої')).toEqual(['login--locked phone', 'pager--walk phone'])
  expect(taken('nothing')).toEqual([])
})

test('at requested sizes every story is taken, with or without the tag', () => {
  const sizes = sizesIn('320,1280')
  expect(sizes).toEqual(['desktop', 'narrow'])
  expect(shotsOf(stories, ['pager'], sizes).map(({ size }) => size)).toEqual(['desktop', 'narrow'])
  expect(shotsOf(stories, ['pager'], sizesIn('all'))).toHaveLength(5)
  expect([sizesIn('321'), sizesIn(''), sizesIn('320;390')]).toEqual([null, null, null])
})
