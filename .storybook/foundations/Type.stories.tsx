import type { Meta, StoryObj } from '@storybook/react-vite'
import type { ReactNode } from 'react'
import { expect } from 'storybook/test'

import { theme } from '#src/ui/theme/theme.ts'

import { FONT_SIZES } from '../common/design-tokens.ts'
import { Facts, OWN_PAGE, type PartRows } from '../common/page.tsx'
import { EVERYWHERE, foundIn, SHEETS } from '../common/sources.ts'
import { onScale, used, withPixels } from '../common/uses.ts'

const meta = { title: 'Основи/Текст', tags: ['!autodocs'], ...OWN_PAGE } satisfies Meta
export default meta

const { headings, fontFamily } = theme
const LEVELS = Object.entries(headings?.sizes ?? {})

/** A size that is computed from another one has no sample. */
const ofSize = (fontSize: string): ReactNode =>
  !fontSize.includes('--avatar') && <span style={{ fontSize }}>Жим</span>
const ofWeight = (fontWeight: string): ReactNode =>
  /^\d+$/.test(fontWeight) && <span style={{ fontWeight }}>Жим</span>

const sizes = onScale(
  'font-size',
  FONT_SIZES,
  foundIn(
    EVERYWHERE,
    /(?<![\w-])font-size: ([^;]+);|<(?:Text|Title|Anchor)\b[^>]*?\s(?:size|fz)="([^"]+)"/g,
  ),
  ofSize,
)

const PARTS: PartRows[] = [
  [
    'Заголовки',
    `Шрифт: ${fontFamily}. Цифри однакової ширини, щоб числа стояли одне під одним.`,
    LEVELS.map(([level, { fontSize = '', lineHeight }]) => ({
      name: `${level}: ${withPixels(fontSize)}`,
      sample: ofSize(fontSize),
      facts: [`насиченість ${headings?.fontWeight}, рядок ${lineHeight}`],
    })),
  ],
  [
    'Розміри',
    'Поля мають щонайменше 16 px, щоб iOS не збільшувала сторінку. Натисни назву, щоб скопіювати.',
    sizes.steps,
  ],
  ['Розміри поза шкалою', 'Розмір, який рахується з іншого, показано без зразка.', sizes.others],
  [
    'Насиченість',
    'Шрифт змінний.',
    used(foundIn(EVERYWHERE, /(?<![\w-])font-weight: ([^;]+);|\sfw=\{(\d+)\}/g), ofWeight),
  ],
  [
    'Висота рядка',
    'Без одиниць — частка розміру шрифту.',
    used(foundIn(SHEETS, /(?<![\w-])line-height: ([^;]+);/g)),
  ],
]

export const Page: StoryObj<typeof meta> = {
  name: 'Текст',
  render: () => <Facts title="Текст" parts={PARTS} />,
  async play({ canvas }) {
    // The sizes of the theme, and those of the style sheets and of the code.
    for (const text of ['h1: 1.5rem, 24 px', 'xs: 0.75rem, 12 px', '0.9375rem, 15 px'])
      await expect(canvas.getAllByText(text)[0]).toBeVisible()
  },
}
