import { useMantineTheme } from '@mantine/core'
import type { Meta, StoryObj } from '@storybook/react-vite'
import type { ReactNode } from 'react'
import { expect } from 'storybook/test'

import { theme } from '#src/ui/theme/theme.ts'

import { Part, Row } from './facts.tsx'
import { ownPage, WHOLE_WINDOW } from './own-page.tsx'

const meta = {
  title: 'Основи/Текст',
  tags: ['!autodocs'],
  decorators: [ownPage],
  globals: WHOLE_WINDOW,
} satisfies Meta
export default meta

/** '1.5rem' as '1.5rem, 24 px'. */
const withPixels = (size: string): string => `${size}, ${Number.parseFloat(size) * 16} px`

const SAMPLE = 'Щоденний жим: 64 кг'

function Type(): ReactNode {
  const { headings, fontSizes, fontFamily } = useMantineTheme()
  const levels = ['h1', 'h2', 'h3'] as const
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
    </>
  )
}

export const Page: StoryObj<typeof meta> = {
  name: 'Текст',
  render: () => <Type />,
  async play({ canvas }) {
    for (const name of Object.keys(theme.fontSizes ?? {}))
      await expect(canvas.getByText(name, { selector: 'strong' })).toBeVisible()
  },
}
