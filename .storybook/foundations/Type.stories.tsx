import { useMantineTheme } from '@mantine/core'
import type { Meta, StoryObj } from '@storybook/react-vite'
import type { ReactNode } from 'react'
import { expect, within } from 'storybook/test'
import { used } from 'virtual:component-styles'

import { theme } from '#src/ui/theme/theme.ts'

import { computed, counted, declared } from './browser-sheets.ts'
import { Part, Row, sizeName, UsedValues, withPixels } from './facts.tsx'
import { ownPage, WHOLE_WINDOW } from './own-page.tsx'
import { foundInSheets } from './style-sheets.ts'

const meta = {
  title: 'Основи/Текст',
  tags: ['!autodocs'],
  decorators: [ownPage],
  globals: WHOLE_WINDOW,
} satisfies Meta
export default meta

const SIZES = foundInSheets(/(?<![\w-])font-size: ([^;]+);/g)
const WEIGHTS = foundInSheets(/(?<![\w-])font-weight: ([^;\s]+);/g)
const LINES = foundInSheets(/(?<![\w-])line-height: ([^;]+);/g)

const sizeSample = (fontSize: string): ReactNode =>
  !fontSize.includes('--avatar') && <span style={{ fontSize }}>Жим</span>
const weightSample = (fontWeight: string): ReactNode =>
  /^\d+$/.test(fontWeight) && <span style={{ fontWeight }}>Жим</span>
const noSample = (): ReactNode => null

const SAMPLE = 'Щоденний жим: 64 кг'

function Type(): ReactNode {
  const { headings, fontSizes, fontFamily } = useMantineTheme()
  const levels = ['h1', 'h2', 'h3'] as const
  const named: Record<string, string> = {
    ...fontSizes,
    ...Object.fromEntries(levels.map((level) => [level, headings.sizes[level].fontSize])),
  }
  return (
    <>
      <h1>Текст</h1>
      <Part
        title="Заголовки"
        text={`Шрифт: ${fontFamily}. Цифри однакової ширини, щоб числа стояли одне під одним.`}
      >
        {levels.map((level) => {
          const { fontSize, lineHeight } = headings.sizes[level]
          return (
            <Row
              key={level}
              name={level}
              sample={
                <span style={{ fontSize, lineHeight, fontWeight: headings.fontWeight }}>Жим</span>
              }
            >
              <span>{withPixels(fontSize)}</span>
              <span>
                насиченість {headings.fontWeight}, рядок {lineHeight.replace('.', ',')}
              </span>
            </Row>
          )
        })}
      </Part>
      <Part title="Розміри" text="Поля мають щонайменше 16 px, щоб iOS не збільшувала сторінку.">
        {Object.entries(fontSizes).map(([name, fontSize]) => (
          <Row key={name} name={name} sample={null}>
            <span>{withPixels(fontSize)}</span>
            <span style={{ fontSize }}>{SAMPLE}</span>
          </Row>
        ))}
      </Part>
      <UsedValues
        title="Розміри в стилях"
        text="Усі, що є в стилях екранів. Розмір, який рахується з іншого, показано без зразка."
        values={SIZES}
        sampleOf={sizeSample}
      />
      <UsedValues
        title="Насиченість"
        text="Шрифт змінний."
        values={WEIGHTS}
        sampleOf={weightSample}
      />
      <UsedValues
        title="Висота рядка"
        text="Без одиниць — частка розміру шрифту."
        values={LINES}
        sampleOf={noSample}
      />
      <UsedValues
        title="Розміри у властивостях"
        text="Ті, що код дає текстам: size або fz."
        values={used.size}
        nameOf={(value) => sizeName(value, named)}
        sampleOf={(value) => sizeSample(named[value] ?? value)}
      />
      <UsedValues
        title="Насиченість у властивостях"
        text="Та, що код дає текстам: fw."
        values={used.weight}
        sampleOf={weightSample}
      />
    </>
  )
}

export const Page: StoryObj<typeof meta> = {
  name: 'Текст',
  render: () => <Type />,
  async play({ canvas, canvasElement }) {
    const shown = (name: string): string =>
      canvas.getByText(name, { selector: 'strong' }).closest('li')?.textContent ?? ''
    const sizeOf = (variable: string): string =>
      computed('font-size', variable, canvasElement).replace('px', ' px')
    // The browser has these sizes, too.
    for (const name of Object.keys(theme.fontSizes ?? {}))
      await expect(shown(name)).toContain(`, ${sizeOf(`--mantine-font-size-${name}`)}`)
    for (const level of ['h1', 'h2', 'h3']) {
      await expect(shown(level)).toContain(`, ${sizeOf(`--mantine-${level}-font-size`)}`)
      const weight = computed('font-weight', `--mantine-${level}-font-weight`, canvasElement)
      await expect(shown(level)).toContain(`насиченість ${weight}`)
    }
    for (const [property, values] of [
      ['font-size', SIZES],
      ['font-weight', WEIGHTS],
      ['line-height', LINES],
    ] as const)
      await expect(counted(property, values).toSorted()).toEqual(declared(property).toSorted())
    // Values that the theme does not have are listed, too.
    await expect(SIZES.map(([size]) => size)).toEqual(expect.arrayContaining(['0.875rem', '1rem']))
    await expect(WEIGHTS.map(([weight]) => weight)).toEqual(expect.arrayContaining(['500', '600']))
    // So are those that components get.
    const given = (part: string): string[] =>
      within(canvas.getByRole('region', { name: `${part} у властивостях` }))
        .getAllByRole('listitem')
        .map((item) => item.querySelector('strong')?.textContent ?? '')
    const small = withPixels(theme.fontSizes?.sm ?? '')
    const third = withPixels(theme.headings?.sizes?.h3?.fontSize ?? '')
    await expect(given('Розміри')).toHaveLength(used.size.length)
    await expect(given('Розміри')).toEqual(
      expect.arrayContaining([`sm: ${small}`, `h3: ${third}`, '0.9375rem, 15 px']),
    )
    await expect(given('Насиченість')).toEqual(used.weight.map(([weight]) => weight))
    await expect(given('Насиченість')).toContain('600')
    for (const [value] of [...SIZES, ...WEIGHTS, ...LINES])
      await expect(canvas.getAllByText(withPixels(value), { selector: 'strong' })[0]).toBeVisible()
  },
}
