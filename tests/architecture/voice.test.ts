/** The app addresses a person as «ти», except in the texts that the specification gives. */
import { expect, test } from 'vitest'

import { SPEC_TEXTS } from '../faults/expected.ts'
import { sourceFiles } from './source-files.ts'

/** Texts of the specification outside of product §8, to the letter. */
const POLITE_TEXTS = [
  'Введіть номер у форматі +380 XX XXX XX XX',
  'Будь ласка, оберіть час тренування',
  'Будь ласка, оберіть клієнта',
  'Оберіть стать',
  'Оберіть ціль',
  'Оберіть тренування ↗',
  'Вкажіть назву тренування',
  'Додайте хоча б одну вправу',
  'Ви впевнені, що хочете видалити акаунт? Цю дію не можна скасувати.',
  'Ви впевнені, що хочете видалити тренування?',
  'Ваші запити на тренування',
]

const LETTER = 'а-яґєіїА-ЯҐЄІЇ’'

/** «Оберіть», «працюєте», «ви», «ваш»: words in the polite form. */
const POLITE = new RegExp(
  `(?<![${LETTER}])(?:[${LETTER}]+(?:іть|йте|ьте|[єї]те)(?:ся)?|[Вв](?:и|ас|ам|ами|аш[а-яії]*))(?![${LETTER}])`,
  'g',
)

test('only the texts of the specification are in the «ви» form', () => {
  const given = [...SPEC_TEXTS, ...POLITE_TEXTS].toSorted((one, other) => other.length - one.length)
  const said = [...sourceFiles('src'), ...sourceFiles('mocks/engine/panel')]
    .filter(({ path }) => !/\.(test|stories)\.tsx?$/.test(path))
    .flatMap(({ path, text }) => {
      const own = given.reduce((rest, one) => rest.replaceAll(one, ''), text)
      return [...own.matchAll(POLITE)].map(([word]) => `${path}: ${word}`)
    })
  expect(said).toEqual([])
})
