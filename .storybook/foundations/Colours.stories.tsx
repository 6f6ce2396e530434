import { DEFAULT_THEME, luminance } from '@mantine/core'
import type { Meta, StoryObj } from '@storybook/react-vite'
import type { CSSProperties, ReactNode } from 'react'
import { expect } from 'storybook/test'

import { cssVariables } from '#src/ui/theme/theme.ts'

import { PAIRS, ROLES } from './colours.ts'
import { Part, Row } from './facts.tsx'
import { ownPage, WHOLE_WINDOW } from './own-page.tsx'
import { foundInSheets } from './style-sheets.ts'

import classes from './foundations.module.css'

const meta = {
  title: 'Основи/Кольори',
  tags: ['!autodocs', 'desktop'],
  decorators: [ownPage],
  globals: WHOLE_WINDOW,
} satisfies Meta
export default meta

const { variables, light, dark } = cssVariables(DEFAULT_THEME)

/** The colour tokens of the theme, including its shadow. */
const TOKENS = Object.keys({ ...variables, ...light }).filter(
  (name) => name.startsWith('--pulse-') && name !== '--pulse-float',
)

/** A token's colour in the light and in the dark scheme. */
const coloursOf = (name: string): [light: string, dark: string] => [
  light[name] ?? variables[name] ?? '',
  dark[name] ?? variables[name] ?? '',
]

/** The contrast of two colours by WCAG 2: 1 to 21. */
function contrast(front: string, ground: string): number {
  const [darker = 0, lighter = 0] = [luminance(front), luminance(ground)].toSorted((a, b) => a - b)
  return (lighter + 0.05) / (darker + 0.05)
}

/** The contrast of two tokens in the light and in the dark scheme. */
const contrasts = (front: string, ground: string): number[] =>
  coloursOf(front).map((colour, at) => contrast(colour, coloursOf(ground)[at] ?? ''))

const ratio = (value: number): string => value.toFixed(2).replace('.', ',')

/** The text and the ground of each rule that has both. */
const USED_PAIRS = foundInSheets(/\{([^{}]*)\}/g).flatMap(([rule]) => {
  const [, ground] = /\bbackground(?:-color)?: var\((--pulse-[\w-]+)\)/.exec(rule) ?? []
  const [, front] = /(?:^|\s)color: var\((--pulse-[\w-]+)\)/.exec(rule) ?? []
  return ground !== undefined && front !== undefined ? `${front} на ${ground}` : []
})

/** Colours that are no tokens: of the brand, and of initials by the hue of a name. */
const OWN_COLOURS = foundInSheets(/(#[\da-f]{3,8}\b|oklch\((?:[^()]|\([^()]*\))*\))/gi)

/** Any hue, for a sample. */
const SAMPLE_HUE: CSSProperties & Record<`--${string}`, number> = { '--avatar-hue': 140 }

/** A token in both schemes, with letters in another token on it. */
function Swatches({ ground, front = ground, text = '' }: SwatchesProps): ReactNode {
  const fronts = coloursOf(front)
  return (
    <div className={classes['swatches']}>
      {coloursOf(ground).map((background, at) => (
        <span
          key={at === 0 ? 'light' : 'dark'}
          className={classes['swatch']}
          style={{ background, color: fronts[at] }}
        >
          {text || <span className={classes['edge']} />}
        </span>
      ))}
    </div>
  )
}

interface SwatchesProps {
  ground: string
  front?: string
  text?: string
}

function Colours(): ReactNode {
  return (
    <>
      <h1>Кольори</h1>
      <Part
        title="Токени"
        text="Ліворуч світлий вигляд, праворуч темний. Компоненти беруть кольори лише звідси: src/ui/theme/colour-tokens.ts."
      >
        {Object.entries(ROLES).map(([name, role]) => (
          <Row key={name} name={name} sample={<Swatches ground={name} />}>
            <span>{role}</span>
            <span>{[...new Set(coloursOf(name))].join(' · ')}</span>
          </Row>
        ))}
      </Part>
      <Part
        title="Контраст"
        text="Текст на тлі має щонайменше 4,5 : 1, край кнопки чи поля — 3 : 1, в обох виглядах."
      >
        {PAIRS.map(([front, ground, least]) => (
          <Row
            key={front + ground}
            name={`${front} на ${ground}`}
            // An edge has no letters: it is around something.
            sample={<Swatches ground={ground} front={front} text={least < 4.5 ? '' : 'Аа'} />}
          >
            <span>
              {contrasts(front, ground).map(ratio).join(' · ')} (щонайменше {ratio(least)})
            </span>
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

export const Page: StoryObj<typeof meta> = {
  name: 'Кольори',
  render: () => <Colours />,
  async play({ canvas }) {
    await expect(Object.keys(ROLES).toSorted()).toEqual(TOKENS.toSorted())
    // Each text on its ground that a sheet has is measured.
    await expect(USED_PAIRS.length).toBeGreaterThan(10)
    const measured = PAIRS.map(([front, ground]) => `${front} на ${ground}`)
    await expect(measured).toEqual(expect.arrayContaining(USED_PAIRS))
    await expect(OWN_COLOURS.flatMap(([, sheets]) => sheets)).toEqual(
      expect.arrayContaining(['BrandMark.module.css', 'Avatar.module.css']),
    )
    for (const name of TOKENS) await expect(canvas.getByText(name)).toBeVisible()
    for (const [front, ground, least] of PAIRS)
      for (const value of contrasts(front, ground))
        await expect(value, `${front} на ${ground}`).toBeGreaterThanOrEqual(least)
  },
}
