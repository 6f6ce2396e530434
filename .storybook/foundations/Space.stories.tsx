import type { Meta, StoryObj } from '@storybook/react-vite'
import type { ReactNode } from 'react'
import { expect } from 'storybook/test'

import { dark, light } from '#src/ui/theme/colour-tokens.ts'
import { theme } from '#src/ui/theme/theme.ts'

import { RADII, SPACING } from '../common/design-tokens.ts'
import { Facts, OWN_PAGE, type PartRows } from '../common/page.tsx'
import { EVERYWHERE, foundIn, SHEETS } from '../common/sources.ts'
import { onScale, used, usesOf } from '../common/uses.ts'

import classes from './samples.module.css'

const meta = {
  title: 'Основи/Відступи, кути й тінь',
  tags: ['!autodocs'],
  ...OWN_PAGE,
} satisfies Meta
export default meta

const bar = (width: string): ReactNode => <div className={classes['bar']} style={{ width }} />
const corner = (borderRadius: string): ReactNode => (
  <div className={classes['swatch']} style={{ borderRadius }} />
)
const shadow = (boxShadow: string): ReactNode => (
  <div className={classes['swatch']} style={{ boxShadow }} />
)

const SHADOWS = foundIn(SHEETS, /\bbox-shadow: ([^;]+?)(?: !important)?;/g)
const FLOAT = 'var(--pulse-float)'
/** An inset shadow is a coloured edge: it marks a chosen item or a state. */
const EDGES = SHADOWS.filter(([value]) => value.startsWith('inset '))

const gaps = onScale(
  'spacing',
  SPACING,
  foundIn(
    EVERYWHERE,
    /(?<=(?<![\w-])(?:gap|padding|margin)[\w-]*: [^;{}]*)(?<![\w.-])([\d.]+rem|var\(--mantine-spacing-\w+\))|\s(?:[mp][xytblrse]?|gap)="([^"]+)"/g,
  ),
  bar,
)
const corners = onScale(
  'radius',
  RADII,
  foundIn(EVERYWHERE, /(?<![\w-])border-radius: ([^;]+);|\sradius="([^"]+)"/g),
  corner,
)

const PARTS: PartRows[] = [
  ['Відступи', 'Шкала теми й де кожен ужито. Натисни назву, щоб скопіювати.', gaps.steps],
  ['Відступи поза шкалою', 'Довжини, які стилі пишуть числом.', gaps.others],
  ['Кути', `Без вказаного розміру береться ${String(theme.defaultRadius)}.`, corners.steps],
  ['Кути поза шкалою', 'Форми, що мають власні кути.', corners.others],
  [
    'Тінь',
    'Одна тінь, для того, що плаває. Решта має волосяні межі.',
    [
      {
        name: '--pulse-float',
        copy: FLOAT,
        sample: shadow(FLOAT),
        facts: [
          `Світлий: ${light['--pulse-float']}`,
          `Темний: ${dark['--pulse-float']}`,
          usesOf('--pulse-float'),
        ],
      },
    ],
  ],
  ['Край ліворуч', 'Кольорова смуга всередині: обране або стан.', used(EDGES, shadow)],
]

export const Page: StoryObj<typeof meta> = {
  name: 'Відступи, кути й тінь',
  render: () => <Facts title="Відступи, кути й тінь" parts={PARTS} />,
  async play() {
    // No style sheet defines another shadow.
    const own = SHADOWS.filter((one) => !EDGES.includes(one)).map(([value]) => value)
    await expect(own.toSorted()).toEqual(['none', FLOAT])
  },
}
