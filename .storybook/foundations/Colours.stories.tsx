import { DEFAULT_THEME, luminance } from '@mantine/core'
import type { Meta, StoryObj } from '@storybook/react-vite'
import type { CSSProperties, ReactNode } from 'react'
import { expect } from 'storybook/test'

import { cssVariables } from '#src/ui/theme/theme.ts'

import { OWN_PAGE, Part, Row, Used } from '../common/page.tsx'
import { type Found, foundIn, SHEETS } from '../common/sources.ts'

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
} as const
type Token = keyof typeof ROLES

/** Background → the texts on it, with a contrast of 4.5; the edges need 3 (docs/look.md «Colour»). */
const TEXTS: Partial<Record<Token, Token[]>> = {
  page: ['ink', 'muted', 'error'],
  surface: ['ink', 'muted', 'error'],
  sunken: ['ink', 'muted'],
  hover: ['ink', 'muted'],
  'error-soft': ['ink', 'error'],
  primary: ['on-primary'],
  'primary-hover': ['on-primary'],
  waiting: ['on-waiting'],
  'on-waiting': ['waiting'],
  confirmed: ['on-confirmed'],
  cancelled: ['on-cancelled'],
  error: ['on-error'],
  lime: ['on-lime'],
}
const EDGES: typeof TEXTS = { page: ['edge', 'focus'], surface: ['edge', 'focus'] }

const { variables, light, dark } = cssVariables(DEFAULT_THEME)

/** The token's colour in the light and in the dark scheme. */
const coloursOf = (token: string): string[] =>
  [light, dark].map((scheme) => ({ ...variables, ...scheme })[`--pulse-${token}`] ?? '')

const PAIRS = [TEXTS, EDGES].flatMap((pairs) =>
  Object.entries(pairs).flatMap(([background, fronts]) =>
    fronts.map((front) => {
      const behind = coloursOf(background)
      const contrasts = coloursOf(front).map((colour, at) => {
        const [low = 0, high = 0] = [luminance(colour), luminance(behind[at] ?? '')].toSorted(
          (a, b) => a - b,
        )
        return (high + 0.05) / (low + 0.05)
      })
      return { front, background, contrasts, least: pairs === TEXTS ? 4.5 : 3 }
    }),
  ),
)

interface SwatchesProps {
  background: string
  front?: string
  /** Whether the front is an edge, and no text. */
  edge?: boolean
}

/** A token in both schemes, with letters or an edge in another token on it. */
function Swatches({ background, front = background, edge = false }: SwatchesProps): ReactNode {
  const fronts = coloursOf(front)
  return coloursOf(background).map((colour, at) => (
    <span
      key={at === 0 ? 'light' : 'dark'}
      className={classes['swatch']}
      style={{ background: colour, color: fronts[at] }}
    >
      {edge ? <span className={classes['edge']} /> : 'Аа'}
    </span>
  ))
}

const ratio = (value: number): string => value.toFixed(2).replace('.', ',')

/** Any hue, for a sample of the colours of initials. */
const SAMPLE_HUE: CSSProperties & Record<`--${string}`, number> = { '--avatar-hue': 140 }

const swatch = (background: string): ReactNode => (
  <span className={classes['swatch']} style={{ background, ...SAMPLE_HUE }} />
)

const LIBRARY: Found[] = [
  ['--mantine-color-disabled', ['вимкнена кнопка']],
  ['--mantine-color-disabled-color', ['вимкнена кнопка']],
  ...foundIn(SHEETS, /var\((--mantine-color-[\w-]+)\)/g),
]

export const Page: StoryObj<typeof meta> = {
  name: 'Кольори',
  render: () => (
    <>
      <h1>Кольори</h1>
      <Part
        title="Токени"
        text="Ліворуч світлий вигляд, праворуч темний. Стилі беруть кольори звідси: src/ui/theme/colour-tokens.ts."
      >
        {Object.entries(ROLES).map(([token, role]) => (
          <Row key={token} name={`--pulse-${token}`} sample={<Swatches background={token} />}>
            <span>{role}</span>
            <span>{[...new Set(coloursOf(token))].join(' · ')}</span>
          </Row>
        ))}
      </Part>
      <Part
        title="Контраст"
        text="Текст на тлі має щонайменше 4,5 : 1, край кнопки чи поля — 3 : 1, в обох виглядах. Що стоїть на чому на самих екранах, в обох виглядах міряє axe у тесті кожної історії."
      >
        {PAIRS.map(({ front, background, contrasts, least }) => (
          <Row
            key={front + background}
            name={`${front} на ${background}`}
            sample={<Swatches background={background} front={front} edge={least < 4.5} />}
          >
            <span>
              {contrasts.map(ratio).join(' · ')} (щонайменше {ratio(least)})
            </span>
          </Row>
        ))}
      </Part>
      <Used
        title="Кольори бібліотеки"
        text="У вигляді цієї сторінки. Контраст вимкненого WCAG не вимагає."
        found={LIBRARY}
        sampleOf={(name) => swatch(`var(${name})`)}
      />
      <Used
        title="Поза токенами"
        text="Знак і плакат входу однакові в обох виглядах. Колір ініціалів рахується з імені; тут — для одного відтінку."
        found={foundIn(SHEETS, /(#[\da-f]{3,8}\b|oklch\((?:[^()]|\([^()]*\))*\))/gi)}
        sampleOf={swatch}
      />
    </>
  ),
  async play() {
    const tokens = Object.keys({ ...variables, ...light }).filter((name) =>
      /^--pulse-(?!float)/.test(name),
    )
    await expect(
      Object.keys(ROLES)
        .map((token) => `--pulse-${token}`)
        .toSorted(),
    ).toEqual(tokens.toSorted())
    const weak = PAIRS.filter(({ contrasts, least }) => Math.min(...contrasts) < least)
    await expect(weak).toEqual([])
  },
}
