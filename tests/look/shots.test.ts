import { expect, test } from 'vitest'

import { shotsOf } from './shots.ts'

const SHOWN = ['dev', 'test']
const stories = [
  { id: 'login--default', title: 'Вхід/Логін', name: 'Порожня форма', tags: [...SHOWN, 'desktop'] },
  { id: 'login--locked', title: 'Вхід/Логін', name: 'Забагато спроб', tags: SHOWN },
  { id: 'pager--walk', title: 'Елементи/Сторінки', name: 'Від першої', tags: SHOWN },
  { id: 'hidden--one', title: 'Елементи/Сторінки', name: 'Прихована', tags: ['test'] },
]
const taken = (...parts: string[]): string[] =>
  shotsOf(stories, parts).map(({ story, size }) => `${story.id} ${size}`)

test('every story that Storybook shows is taken on a phone, those with the tag on a desktop, too', () => {
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
