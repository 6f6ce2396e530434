import { DEFAULT_THEME, luminance } from '@mantine/core'
import type { Meta, StoryObj } from '@storybook/react-vite'
import type { ReactNode } from 'react'
import { expect } from 'storybook/test'

import { cssVariables } from '#src/ui/theme/theme.ts'

import { Facts, OWN_PAGE, type PartRows, used } from '../common/page.tsx'
import { foundIn, SHEETS } from '../common/sources.ts'

import classes from './samples.module.css'

const meta = { title: 'Основи/Кольори', tags: ['!autodocs', 'desktop'], ...OWN_PAGE } satisfies Meta
export default meta

/** Token → its purpose. */
const ROLES = {
  page: 'тло сторінки',
  surface: 'тло карток і полів',
  sunken: 'заглиблене тло: рядки, порожні місця',
  ink: 'основний текст',
  muted: 'другорядний текст і підказки',
  line: 'волосяна межа між частинами',
  edge: 'край кнопки чи поля',
  hover: 'тло під вказівником',
  focus: 'обведення фокуса',
  primary: 'головна кнопка',
  'primary-hover': 'головна кнопка під вказівником',
  'on-primary': 'текст на головній кнопці',
  waiting: 'очікує: тло',
  'on-waiting': 'очікує: текст',
  confirmed: 'підтверджено: тло',
  'on-confirmed': 'підтверджено: текст',
  cancelled: 'скасовано: тло',
  'on-cancelled': 'скасовано: текст',
  error: 'помилка: текст і тло кнопки',
  'on-error': 'текст на кнопці небезпечної дії',
  'error-soft': 'помилка: тло повідомлення',
  lime: 'акцент: обране, активне, поступ',
  'on-lime': 'текст на акценті',
}

/** Text → what it is on, beside `on-x` on `x`; it needs a contrast of 4.5 (docs/look.md «Colour»). */
const TEXTS: Record<string, string[]> = {
  ink: ['page', 'surface', 'sunken', 'hover', 'error-soft'],
  muted: ['page', 'surface', 'sunken', 'hover'],
  error: ['page', 'surface', 'error-soft'],
  'on-primary': ['primary', 'primary-hover'],
  waiting: ['on-waiting'],
}
for (const token of Object.keys(ROLES))
  if (token.startsWith('on-')) TEXTS[token] ??= [token.slice('on-'.length)]

/** An edge needs 3. */
const EDGES: typeof TEXTS = { edge: ['page', 'surface'], focus: ['page', 'surface'] }

const { variables, light, dark } = cssVariables(DEFAULT_THEME)

/** The token's colour in the light and in the dark scheme. */
const coloursOf = (token: string): string[] =>
  [light, dark].map((scheme) => ({ ...variables, ...scheme })[`--pulse-${token}`] ?? '')

const contrast = (colours: string[]): number => {
  const [low = 0, high = 0] = colours.map((one) => luminance(one)).toSorted((a, b) => a - b)
  return (high + 0.05) / (low + 0.05)
}

const pairsOf = (pairs: typeof TEXTS, least: number) =>
  Object.entries(pairs).flatMap(([front, backgrounds]) =>
    backgrounds.map((background) => {
      const behind = coloursOf(background)
      const contrasts = coloursOf(front).map((one, at) => contrast([one, behind[at] ?? '']))
      return { front, background, contrasts, least }
    }),
  )
const PAIRS = [...pairsOf(TEXTS, 4.5), ...pairsOf(EDGES, 3)]

/** A token in both schemes, with letters or an edge in another token on it. */
const swatches = (background: string, front = background, isEdge = false): ReactNode =>
  coloursOf(background).map((colour, at) => (
    <span
      key={at === 0 ? 'light' : 'dark'}
      className={classes['swatch']}
      style={{ background: colour, color: coloursOf(front)[at] }}
    >
      {isEdge ? <span className={classes['edge']} /> : 'Аа'}
    </span>
  ))

/** With any hue, for the colours of initials. */
const swatch = (background: string): ReactNode => (
  <span className={classes['swatch']} style={{ background, '--avatar-hue': 140 }} />
)

const ratio = (value: number): string => value.toFixed(2).replace('.', ',')

const PARTS: PartRows[] = [
  [
    'Токени',
    'Ліворуч світлий вигляд, праворуч темний. Стилі беруть кольори звідси: src/ui/theme/colour-tokens.ts.',
    Object.entries(ROLES).map(([token, role]) => ({
      name: `--pulse-${token}`,
      sample: swatches(token),
      facts: [role, [...new Set(coloursOf(token))].join(' · ')],
    })),
  ],
  [
    'Контраст',
    'Текст на тлі має щонайменше 4,5 : 1, край кнопки чи поля — 3 : 1, в обох виглядах. Що стоїть на чому на самих екранах, в обох виглядах міряє axe у тесті кожної історії.',
    PAIRS.map(({ front, background, contrasts, least }) => ({
      name: `${front} на ${background}`,
      sample: swatches(background, front, least < 4.5),
      facts: [`${contrasts.map(ratio).join(' · ')} (щонайменше ${ratio(least)})`],
    })),
  ],
  [
    'Кольори бібліотеки',
    'У вигляді цієї сторінки. Контраст вимкненого WCAG не вимагає.',
    used(foundIn(SHEETS, /var\((--mantine-color-[\w-]+)\)/g), (name) => swatch(`var(${name})`)),
  ],
  [
    'Поза токенами',
    'Знак і плакат входу однакові в обох виглядах. Колір ініціалів рахується з імені; тут — для одного відтінку.',
    used(foundIn(SHEETS, /(#[\da-f]{3,8}\b|oklch\((?:[^()]|\([^()]*\))*\))/gi), swatch),
  ],
]

export const Page: StoryObj<typeof meta> = {
  name: 'Кольори',
  render: () => <Facts title="Кольори" parts={PARTS} />,
  async play() {
    const colours = Object.keys({ ...variables, ...light }).filter(
      (name) => name !== '--pulse-float',
    )
    const tokens = colours.flatMap((name) => /^--pulse-(.+)/.exec(name)?.[1] ?? [])
    await expect(Object.keys(ROLES).toSorted()).toEqual(tokens.toSorted())
    const weak = PAIRS.filter(({ contrasts, least }) => Math.min(...contrasts) < least)
    await expect(weak).toEqual([])
  },
}
