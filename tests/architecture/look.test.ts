/** What a person sees and hears of every screen: classes, motion, icons, words. */
import { readdirSync, readFileSync } from 'node:fs'
import { posix } from 'node:path'

import { getRules } from 'axe-core'
import { expect, test } from 'vitest'

import { accent } from '#src/ui/theme/colour-tokens.ts'
import { AXE_OPTIONS } from '#storybook/axe.ts'
import { SPEC } from '#tests/fixtures/texts.fixture.ts'
import { ROOT } from '#tests/support/paths.ts'

import { SPEC_TEXTS } from '../faults/expected.ts'
import { sourceFiles } from './source-files.ts'

const code = [...sourceFiles('src'), ...sourceFiles('mocks')]
const components = code.filter(({ path }) => path.endsWith('.tsx'))
const sheets = sourceFiles('src', /\.css$/)
const isStory = ({ path }: { path: string }): boolean => /\.(test|stories|fixture)\./.test(path)

/** Style sheet (from the project's folder) → the classes that components use from it. */
const used = new Map<string, Set<string>>()
for (const { path, text } of components)
  for (const [, name = '', from = ''] of text.matchAll(
    /import (\w+) from '([^']+\.module\.css)'/g,
  )) {
    const sheet = from.startsWith('#') ? from.slice(1) : posix.join(posix.dirname(path), from)
    const classes = used.get(sheet) ?? new Set()
    for (const [, one = ''] of text.matchAll(new RegExp(`\\b${name}\\['([^']+)'\\]`, 'g')))
      classes.add(one)
    used.set(sheet, classes)
  }

/** The classes in the selectors of a style sheet. */
const classesOf = (sheet: string): Set<string> => {
  const text = readFileSync(`${ROOT}${sheet}`, 'utf8')
    .replaceAll(/\/\*.*?\*\//gs, '')
    .replaceAll(/\{[^{}]*\}/g, '{}')
  return new Set([...text.matchAll(/\.([A-Za-z][\w-]*)/g)].map(([, name = '']) => name))
}

test('components and their style sheets have the same classes', () => {
  expect(used.size).toBeGreaterThan(30)
  const all = [...used].map(([sheet, names]) => ({ sheet, names: [...names].toSorted() }))
  expect(all).toEqual(all.map(({ sheet }) => ({ sheet, names: [...classesOf(sheet)].toSorted() })))
})

test('the shared classes are those that components and style sheets name', () => {
  const named = [...components, ...sheets.filter(({ path }) => path.endsWith('.module.css'))]
    .flatMap(({ text }) => text.match(/(?<=['"` ])u-[a-z0-9-]+/g) ?? [])
    .toSorted()
  expect([...new Set(named)]).toEqual([...classesOf('src/ui/theme/shared.css')].toSorted())
})

test('the accent stands once in the code; index.html and the opener of the panel, which are there before the theme, have the same', () => {
  const lime = accent['--pulse-lime']
  const written = [
    ...code,
    ...sheets,
    ...sourceFiles('mocks', /\.css$/),
    ...sourceFiles('.storybook'),
  ].flatMap(({ path, text }) =>
    text
      .toLowerCase()
      .split(lime)
      .slice(1)
      .map(() => path),
  )
  expect(written).toEqual(['src/ui/theme/colour-tokens.ts', 'mocks/engine/panel/opener.css'])
  expect(readFileSync(`${ROOT}index.html`, 'utf8')).toContain(lime.replace('#', '%23'))
})

const MOTION = /\b(?:transition|animation)(?:-duration|-delay)?: ([^;]+);/g
/** `duration: 180`, `transitionDuration={180}`: milliseconds that the code gives the library. */
const OF_CODE =
  /\{ (?:transition: '[^']+', )?duration: (\d+)(?:, easing: '[^']+')? \}|\btransitionDuration=\{(\d+)\}/g

/** Milliseconds: the duration, and the delay if there is one. */
const timesIn = (value: string): number[] =>
  [...value.matchAll(/([\d.]+)(m?s)\b/g)].map(([, time, unit]) =>
    unit === 'ms' ? Number(time) : Number(time) * 1000,
  )

test('motion takes 150 to 200 ms (docs/look.md «Motion»); only a skeleton moves for as long as it is shown', () => {
  const motions = [
    ...sheets.flatMap(({ path, text }) =>
      [...text.matchAll(MOTION)].map(([, value = '']) => ({ path, value })),
    ),
    ...sourceFiles('src')
      .filter((file) => !isStory(file))
      .flatMap(({ path, text }) =>
        [...text.matchAll(OF_CODE)].map(([, time, other]) => ({
          path,
          value: `${time ?? other}ms`,
        })),
      ),
  ]
  expect(motions.length).toBeGreaterThan(15)
  const endless = motions.filter(({ value }) => value.includes('infinite'))
  expect(endless.map(({ path }) => path)).toEqual(['src/ui/SkeletonBlock.module.css'])
  // The rules of `prefers-reduced-motion` are `!important`.
  const others = motions.filter((one) => !endless.includes(one) && !/!important/.test(one.value))
  const wrong = others.filter(({ value }) => {
    const times = timesIn(value).filter((ms) => ms !== 0)
    return times.length === 0 || times.some((ms) => ms < 150 || ms > 200)
  })
  expect(wrong).toEqual([])
})

test('every icon is hidden from screen readers or has a name', () => {
  const icons = [...components, ...sourceFiles('.storybook', /\.tsx$/)].flatMap(({ path, text }) =>
    [...text.matchAll(/<Icon(?!Button)[A-Z]\w*[^>]*>/g)].map(([icon]) => ({ path, icon })),
  )
  expect(icons.length).toBeGreaterThan(90)
  expect(icons.filter(({ icon }) => !/ aria-(?:hidden|label)\b/.test(icon))).toEqual([])
})

test('12.29: no rule of axe is left out, also none that a newer version adds, except the two of decision 49', () => {
  const { runOnly, rules = {} } = AXE_OPTIONS
  if (!Array.isArray(runOnly)) throw new Error('The rules are named by their tags')
  // An experimental or deprecated rule runs only if that tag is named, whatever its other tags are.
  const left = getRules().filter(
    ({ tags }) =>
      !tags.some((tag) => runOnly.includes(tag)) ||
      ['experimental', 'deprecated'].some((tag) => tags.includes(tag) && !runOnly.includes(tag)),
  )
  expect(left.map(({ ruleId }) => ruleId)).toEqual([])
  expect(rules).toEqual({
    'color-contrast-enhanced': { enabled: false },
    'duplicate-id': { enabled: false },
  })
})

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

test('the app says «ти»: only the texts of the specification are in the «ви» form', () => {
  const given = [...SPEC_TEXTS, ...POLITE_TEXTS].toSorted((one, other) => other.length - one.length)
  const said = code
    .filter((file) => !isStory(file) && /^(src|mocks\/engine\/panel)\//.test(file.path))
    .flatMap(({ path, text }) => {
      const own = given.reduce((rest, one) => rest.replaceAll(one, ''), text)
      return [...own.matchAll(POLITE)].map(([word]) => `${path}: ${word}`)
    })
  expect(said).toEqual([])
})

test('the messages of product §8 stand in one table, which all tests read', () => {
  expect(Object.values(SPEC)).toEqual(SPEC_TEXTS)
  const tests = [...code.filter(isStory), ...sourceFiles('tests'), ...sourceFiles('.storybook')]
  const again = tests
    .filter(({ path }) => !path.endsWith('texts.fixture.ts'))
    .flatMap(({ path, text }) =>
      SPEC_TEXTS.filter((one) => new RegExp(`(?<!\\bname: )['"\`]${one}['"\`]`).test(text)).map(
        (one) => `${path}: ${one}`,
      ),
    )
  expect(again).toEqual([])
})

test('what uses a component of Mantine has its style sheet, unless the first screens have it', () => {
  const names = new Set(readdirSync(`${ROOT}node_modules/@mantine/core/styles`))
  const sheetsOf = (text: string): string[] =>
    [...text.matchAll(/@mantine\/core\/styles\/(\w+\.css)/g)].map(([, sheet = '']) => sheet)
  const first = sheetsOf(readFileSync(`${ROOT}src/ui/theme/styles.ts`, 'utf8'))
  // The options of a combobox are our own, and the loading screen has the other one.
  const known = new Set([...first, 'Combobox.css', 'VisuallyHidden.css'])
  const without = components
    .filter((file) => !isStory(file))
    .flatMap(({ path, text }) =>
      [...text.matchAll(/import \{([^}]*)\} from '@mantine\/core'/g)]
        .flatMap(([, list = '']) => list.split(','))
        .map((name) => `${name.trim()}.css`)
        .filter((sheet) => names.has(sheet) && !known.has(sheet))
        .filter((sheet) => !sheetsOf(text).includes(sheet))
        .map((sheet) => `${path}: ${sheet}`),
    )
  expect(without).toEqual([])
})
