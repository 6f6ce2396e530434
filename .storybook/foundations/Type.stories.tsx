import type { Meta, StoryObj } from '@storybook/react-vite'
import type { ReactNode } from 'react'
import { expect } from 'storybook/test'

import { theme } from '#src/ui/theme/theme.ts'

import { OWN_PAGE, Part, Row, Used, withPixels } from '../common/page.tsx'
import { foundIn, PRODUCT, SHEETS } from '../common/sources.ts'

const meta = { title: 'Основи/Текст', tags: ['!autodocs'], ...OWN_PAGE } satisfies Meta
export default meta

const { headings, fontSizes = {}, fontFamily } = theme
const LEVELS = Object.entries(headings?.sizes ?? {})

/** The sizes of the theme by the names that components get. */
const NAMED: Record<string, string> = {
  ...fontSizes,
  ...Object.fromEntries(LEVELS.map(([level, { fontSize }]) => [level, fontSize])),
}

const sizeSample = (size: string): ReactNode =>
  !size.includes('--avatar') && <span style={{ fontSize: NAMED[size] ?? size }}>Жим</span>
const weightSample = (fontWeight: string): ReactNode =>
  /^\d+$/.test(fontWeight) && <span style={{ fontWeight }}>Жим</span>
const nameOf = (size: string): string =>
  size in NAMED ? `${size}: ${withPixels(NAMED[size] ?? '')}` : withPixels(size)

const ofSheets = (property: string) =>
  foundIn(SHEETS, new RegExp(`(?<![\\w-])${property}: ([^;]+);`, 'g'))

export const Page: StoryObj<typeof meta> = {
  name: 'Текст',
  render: () => (
    <>
      <h1>Текст</h1>
      <Part
        title="Заголовки"
        text={`Шрифт: ${fontFamily}. Цифри однакової ширини, щоб числа стояли одне під одним.`}
      >
        {LEVELS.map(([level, { fontSize, lineHeight }]) => (
          <Row key={level} name={level} sample={sizeSample(level)}>
            <span>{withPixels(fontSize ?? '')}</span>
            <span>
              насиченість {String(headings?.fontWeight)}, рядок {lineHeight}
            </span>
          </Row>
        ))}
      </Part>
      <Part title="Розміри" text="Поля мають щонайменше 16 px, щоб iOS не збільшувала сторінку.">
        {Object.keys(fontSizes).map((name) => (
          <Row key={name} name={nameOf(name)} sample={sizeSample(name)} />
        ))}
      </Part>
      <Used
        title="Розміри в стилях"
        text="Усі, що є в стилях екранів. Розмір, який рахується з іншого, показано без зразка."
        found={ofSheets('font-size')}
        sampleOf={sizeSample}
      />
      <Used
        title="Насиченість"
        text="Шрифт змінний."
        found={ofSheets('font-weight')}
        sampleOf={weightSample}
      />
      <Used
        title="Висота рядка"
        text="Без одиниць — частка розміру шрифту."
        found={ofSheets('line-height')}
      />
      <Used
        title="Розміри у властивостях"
        text="Ті, що код дає текстам: size або fz."
        found={foundIn(PRODUCT, /<(?:Text|Title|Anchor)\b[^>]*?\s(?:size|fz)="([^"]+)"/g)}
        nameOf={nameOf}
        sampleOf={sizeSample}
      />
      <Used
        title="Насиченість у властивостях"
        text="Та, що код дає текстам: fw."
        found={foundIn(PRODUCT, /\sfw=\{(\d+)\}/g)}
        sampleOf={weightSample}
      />
    </>
  ),
  async play({ canvas }) {
    // The pages have what the theme and the style sheets have.
    for (const size of Object.keys(NAMED))
      await expect(canvas.getAllByText(new RegExp(`^${size}(?:: |$)`))[0]).toBeVisible()
    for (const size of ['0.875rem, 14 px', '600', '0.9375rem, 15 px'])
      await expect(canvas.getAllByText(size)[0]).toBeVisible()
  },
}
