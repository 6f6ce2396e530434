import { DEFAULT_THEME, luminance } from '@mantine/core'
import type { Meta, StoryObj } from '@storybook/react-vite'
import type { CSSProperties, ReactNode } from 'react'
import { expect } from 'storybook/test'

import { cssVariables } from '#src/ui/theme/theme.ts'

import { computed } from './browser-sheets.ts'
import { PAIRS, ROLES } from './colours.ts'
import { Part, Row } from './facts.tsx'
import { ownPage, WHOLE_WINDOW } from './own-page.tsx'
import { COMPOSED, foundInSheets } from './style-sheets.ts'
import { usedPairs } from './used-pairs.ts'

import classes from './foundations.module.css'

const meta = {
  title: 'Основи/Кольори',
  tags: ['!autodocs', 'desktop'],
  decorators: [ownPage],
  globals: WHOLE_WINDOW,
} satisfies Meta
export default meta

const { variables, light, dark } = cssVariables(DEFAULT_THEME)

/** The colour tokens of the theme, without its shadow. */
const TOKENS = Object.keys({ ...variables, ...light }).filter(
  (name) => name.startsWith('--pulse-') && name !== '--pulse-float',
)

/** A token's colour in the light and in the dark scheme. */
const coloursOf = (name: string): [light: string, dark: string] => [
  light[name] ?? variables[name] ?? '',
  dark[name] ?? variables[name] ?? '',
]

/** The contrast of two colours by WCAG 2: 1 to 21. */
function contrast(front: string, background: string): number {
  const [darker = 0, lighter = 0] = [luminance(front), luminance(background)].toSorted(
    (a, b) => a - b,
  )
  return (lighter + 0.05) / (darker + 0.05)
}

/** The contrast of two tokens in the light and in the dark scheme. */
const contrasts = (front: string, background: string): number[] =>
  coloursOf(front).map((colour, at) => contrast(colour, coloursOf(background)[at] ?? ''))

const ratio = (value: number): string => value.toFixed(2).replace('.', ',')

/** The pairs that the style sheets use. */
const USED_PAIRS = Object.values(COMPOSED).flatMap(usedPairs)

/** Colours that are not tokens: the brand's, and those of initials. */
const OWN_COLOURS = foundInSheets(/(#[\da-f]{3,8}\b|oklch\((?:[^()]|\([^()]*\))*\))/gi)

/** Colours of the library that the style sheets name, and those of its disabled controls. */
const LIBRARY_COLOURS = [
  ['--mantine-color-disabled', ['тло вимкненої кнопки']],
  ['--mantine-color-disabled-color', ['текст вимкненої кнопки']],
  ...foundInSheets(/var\((--mantine-color-[\w-]+)\)/g),
] as const

/** Any hue, for a sample. */
const SAMPLE_HUE: CSSProperties & Record<`--${string}`, number> = { '--avatar-hue': 140 }

/** A token in both schemes, with letters in another token on it. */
function Swatches({ background, front = background, text = '' }: SwatchesProps): ReactNode {
  const fronts = coloursOf(front)
  return (
    <div className={classes['swatches']}>
      {coloursOf(background).map((colour, at) => (
        <span
          key={at === 0 ? 'light' : 'dark'}
          className={classes['swatch']}
          style={{ background: colour, color: fronts[at] }}
        >
          {text || <span className={classes['edge']} />}
        </span>
      ))}
    </div>
  )
}

interface SwatchesProps {
  background: string
  front?: string
  text?: string
}

function Colours(): ReactNode {
  return (
    <>
      <h1>Кольори</h1>
      <Part
        title="Токени"
        text="Ліворуч світлий вигляд, праворуч темний. Стилі беруть кольори звідси: src/ui/theme/colour-tokens.ts."
      >
        {Object.entries(ROLES).map(([name, role]) => (
          <Row key={name} name={name} sample={<Swatches background={name} />}>
            <span>{role}</span>
            <span>{[...new Set(coloursOf(name))].join(' · ')}</span>
          </Row>
        ))}
      </Part>
      <Part
        title="Контраст"
        text="Текст на тлі має щонайменше 4,5 : 1, край кнопки чи поля — 3 : 1, в обох виглядах. Що стоїть на чому на самих екранах, в обох виглядах міряє axe у тесті кожної історії."
      >
        {PAIRS.map(([front, background, least]) => (
          <Row
            key={front + background}
            name={`${front} на ${background}`}
            // Borders have no text, so no sample letters are shown.
            sample={
              <Swatches background={background} front={front} text={least < 4.5 ? '' : 'Аа'} />
            }
          >
            <span>
              {contrasts(front, background).map(ratio).join(' · ')} (щонайменше {ratio(least)})
            </span>
          </Row>
        ))}
      </Part>
      <Part
        title="Кольори бібліотеки"
        text="У вигляді цієї сторінки. Контраст вимкненого WCAG не вимагає; решту міряє axe у тесті кожної історії."
      >
        {LIBRARY_COLOURS.map(([name, places]) => (
          <Row
            key={name}
            name={name}
            sample={
              <div className={classes['swatches']}>
                <span className={classes['swatch']} style={{ background: `var(${name})` }} />
              </div>
            }
          >
            <span>{places.join(', ')}</span>
          </Row>
        ))}
      </Part>
      <Part
        title="Поза токенами"
        text="Знак і плакат входу однакові в обох виглядах. Колір ініціалів рахується з імені; тут — для одного відтінку."
      >
        {OWN_COLOURS.map(([background, sheets]) => (
          <Row
            key={background}
            name={background}
            sample={
              <div className={classes['swatches']} style={SAMPLE_HUE}>
                <span className={classes['swatch']} style={{ background }} />
              </div>
            }
          >
            <span>{sheets.join(', ')}</span>
          </Row>
        ))}
      </Part>
    </>
  )
}

/** The relative luminance by WCAG 2 of a colour that the browser has computed: `rgb(22, 24, 26)`. */
function luminanceOf(colour: string): number {
  const [red = 0, green = 0, blue = 0] = (colour.match(/[\d.]+/g) ?? []).map((channel) => {
    const part = Number(channel) / 255
    return part <= 0.040_45 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4
  })
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}

export const Page: StoryObj<typeof meta> = {
  name: 'Кольори',
  render: () => <Colours />,
  async play({ canvas, canvasElement }) {
    await expect(Object.keys(ROLES).toSorted()).toEqual(TOKENS.toSorted())
    // Every pair of text and background in a sheet is measured.
    await expect(USED_PAIRS.length).toBeGreaterThan(10)
    const measured = PAIRS.map(([front, background]) => `${front} на ${background}`)
    await expect(measured).toEqual(expect.arrayContaining(USED_PAIRS))
    await expect(OWN_COLOURS.flatMap(([, sheets]) => sheets)).toEqual(
      expect.arrayContaining(['BrandMark.module.css', 'Avatar.module.css']),
    )
    // The browser has these colours in the scheme of the page.
    const at = document.documentElement.dataset['mantineColorScheme'] === 'dark' ? 1 : 0
    const swatchesOf = (name: string): HTMLElement[] => [
      ...(canvas.getByText(name).closest('li')?.querySelectorAll<HTMLElement>('span[style]') ?? []),
    ]
    for (const name of TOKENS) {
      const swatch = swatchesOf(name)[at]
      await expect(swatch).toBeVisible()
      const { backgroundColor } = getComputedStyle(swatch ?? canvasElement)
      await expect(backgroundColor, name).toBe(computed('background-color', name, canvasElement))
    }
    await expect(LIBRARY_COLOURS.map(([name]) => name)).toContain('--mantine-color-ink-9')
    for (const [name] of LIBRARY_COLOURS) {
      const [swatch = canvasElement] = swatchesOf(name)
      const { backgroundColor } = getComputedStyle(swatch)
      await expect(backgroundColor, name).toBe(computed('background-color', name, canvasElement))
      await expect(backgroundColor, name).not.toBe('rgba(0, 0, 0, 0)')
    }
    for (const [front, background] of PAIRS) {
      const name = `${front} на ${background}`
      const [colour, behind] = [front, background].map((token) =>
        luminanceOf(computed('background-color', token, canvasElement)),
      )
      const [darker = 0, lighter = 0] = [colour ?? 0, behind ?? 0].toSorted((a, b) => a - b)
      const words = canvas.getByText(name).closest('li')?.textContent ?? ''
      const shown = words.slice(name.length).match(/[\d,]+(?= · | \()/g)?.[at] ?? ''
      await expect(Number(shown.replace(',', '.')), name).toBeCloseTo(
        (lighter + 0.05) / (darker + 0.05),
        2,
      )
    }
    for (const [front, background, least] of PAIRS)
      for (const value of contrasts(front, background))
        await expect(value, `${front} на ${background}`).toBeGreaterThanOrEqual(least)
  },
}
