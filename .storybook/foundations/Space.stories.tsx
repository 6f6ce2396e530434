import type { Meta, StoryObj } from '@storybook/react-vite'
import type { ReactNode } from 'react'
import { expect } from 'storybook/test'

import { dark, light } from '#src/ui/theme/colour-tokens.ts'
import { theme } from '#src/ui/theme/theme.ts'

import { Facts, OWN_PAGE, type PartRows, places, used, withPixels } from '../common/page.tsx'
import { foundIn, PRODUCT, SHEETS } from '../common/sources.ts'

import classes from './samples.module.css'

const meta = {
  title: 'Основи/Відступи, кути й тінь',
  tags: ['!autodocs'],
  ...OWN_PAGE,
} satisfies Meta
export default meta

/** A value, or the name of one of the theme's or the library's. */
const valueOf = (kind: 'spacing' | 'radius', value: string): string =>
  /^\w\w$/.test(value) ? `var(--mantine-${kind}-${value})` : value
const bar = (value: string): ReactNode => (
  <div className={classes['bar']} style={{ width: valueOf('spacing', value) }} />
)
const corner = (value: string): ReactNode => (
  <div className={classes['swatch']} style={{ borderRadius: valueOf('radius', value) }} />
)
const shadow = (boxShadow: string): ReactNode => (
  <div className={classes['swatch']} style={{ boxShadow }} />
)

const SHADOWS = foundIn(SHEETS, /\bbox-shadow: ([^;]+?)(?: !important)?;/g)
const FLOAT = 'var(--pulse-float)'
/** An inset shadow is a coloured edge: it marks a chosen item or a state. */
const EDGES = SHADOWS.filter(([value]) => value.startsWith('inset '))

const scale = (sizes: typeof theme.spacing, sampleOf: typeof bar) =>
  Object.entries({ ...sizes }).map(([name, size]) => ({
    name: `${name}: ${withPixels(size ?? '')}`,
    sample: sampleOf(name),
  }))

const PARTS: PartRows[] = [
  ['Відступи', 'Шкала теми.', scale(theme.spacing, bar)],
  [
    'Кути',
    `Без вказаного розміру береться ${String(theme.defaultRadius)}.`,
    scale(theme.radius, corner),
  ],
  [
    'Відступи в стилях',
    'Довжини, які стилі пишуть числом: проміжки, поля й відступи частин.',
    used(
      foundIn(
        SHEETS,
        /(?<=(?<![\w-])(?:gap|padding|margin)[\w-]*: [^;{}]*)(?<![\w.-])([\d.]+rem)/g,
      ),
      bar,
    ),
  ],
  [
    'Кути в стилях',
    'Усі, що є в стилях екранів; ті, що з теми, — змінні.',
    used(foundIn(SHEETS, /(?<![\w-])border-radius: ([^;]+);/g), corner),
  ],
  [
    'Відступи у властивостях',
    'Ті, що код дає частинам: p, m, gap та інші.',
    used(foundIn(PRODUCT, /\s(?:[mp][xytblrse]?|gap)="([^"]+)"/g), bar),
  ],
  [
    'Кути у властивостях',
    'Ті, що код дає частинам: radius. Якого немає у шкалі теми, той бібліотеки.',
    used(foundIn(PRODUCT, /\sradius="([^"]+)"/g), corner),
  ],
  [
    'Тінь',
    'Одна тінь, для того, що плаває. Решта має волосяні межі.',
    [
      {
        name: '--pulse-float',
        sample: shadow(FLOAT),
        facts: [
          `Світлий: ${light['--pulse-float']}`,
          `Темний: ${dark['--pulse-float']}`,
          places(SHADOWS.find(([value]) => value === FLOAT)?.[1] ?? []),
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
