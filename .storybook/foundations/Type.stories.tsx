import type { Meta, StoryObj } from '@storybook/react-vite'
import type { ReactNode } from 'react'
import { expect } from 'storybook/test'

import { theme } from '#src/ui/theme/theme.ts'

import { Facts, OWN_PAGE, type PartRows, used, withPixels } from '../common/page.tsx'
import { type Found, foundIn, PRODUCT, SHEETS } from '../common/sources.ts'

const meta = { title: 'Основи/Текст', tags: ['!autodocs'], ...OWN_PAGE } satisfies Meta
export default meta

const { headings, fontSizes = {}, fontFamily } = theme
const LEVELS = Object.entries(headings?.sizes ?? {})

/** The sizes of the theme by the names that components get. */
const NAMED: Record<string, string> = {
  ...fontSizes,
  ...Object.fromEntries(LEVELS.map(([level, { fontSize }]) => [level, fontSize])),
}

const ofSize = (size: string): ReactNode =>
  !size.includes('--avatar') && <span style={{ fontSize: NAMED[size] ?? size }}>Жим</span>
const ofWeight = (fontWeight: string): ReactNode =>
  /^\d+$/.test(fontWeight) && <span style={{ fontWeight }}>Жим</span>
const nameOf = (size: string): string =>
  size in NAMED ? `${size}: ${withPixels(NAMED[size] ?? '')}` : withPixels(size)

const inSheets = (property: string): Found[] =>
  foundIn(SHEETS, new RegExp(`(?<![\\w-])${property}: ([^;]+);`, 'g'))

const PARTS: PartRows[] = [
  [
    'Заголовки',
    `Шрифт: ${fontFamily}. Цифри однакової ширини, щоб числа стояли одне під одним.`,
    LEVELS.map(([level, { lineHeight }]) => ({
      name: nameOf(level),
      sample: ofSize(level),
      facts: [`насиченість ${headings?.fontWeight}, рядок ${lineHeight}`],
    })),
  ],
  [
    'Розміри',
    'Поля мають щонайменше 16 px, щоб iOS не збільшувала сторінку.',
    Object.keys(fontSizes).map((name) => ({ name: nameOf(name), sample: ofSize(name) })),
  ],
  [
    'Розміри в стилях',
    'Усі, що є в стилях екранів. Розмір, який рахується з іншого, показано без зразка.',
    used(inSheets('font-size'), ofSize),
  ],
  ['Насиченість', 'Шрифт змінний.', used(inSheets('font-weight'), ofWeight)],
  ['Висота рядка', 'Без одиниць — частка розміру шрифту.', used(inSheets('line-height'))],
  [
    'Розміри у властивостях',
    'Ті, що код дає текстам: size або fz.',
    used(
      foundIn(PRODUCT, /<(?:Text|Title|Anchor)\b[^>]*?\s(?:size|fz)="([^"]+)"/g),
      ofSize,
      nameOf,
    ),
  ],
  [
    'Насиченість у властивостях',
    'Та, що код дає текстам: fw.',
    used(foundIn(PRODUCT, /\sfw=\{(\d+)\}/g), ofWeight),
  ],
]

export const Page: StoryObj<typeof meta> = {
  name: 'Текст',
  render: () => <Facts title="Текст" parts={PARTS} />,
  async play({ canvas }) {
    // The sizes of the theme, and those of the style sheets and of the code.
    for (const text of [...Object.keys(NAMED).map(nameOf), '0.875rem, 14 px', '0.9375rem, 15 px'])
      await expect(canvas.getAllByText(text)[0]).toBeVisible()
  },
}
