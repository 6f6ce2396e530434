import { expect, it } from 'vitest'

import { GOALS } from './goals.ts'

it('offers the goals of the specification in its order', () => {
  expect(GOALS).toEqual([
    'Схуднення',
    "Набір м'язової маси",
    'Підтягнуте тіло (рельєф)',
    "Здоров'я (баланс, гнучкість, мобільність)",
    'Реабілітація',
  ])
})
