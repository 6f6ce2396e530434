import type { Meta, StoryObj } from '@storybook/react-vite'
import type { ReactNode } from 'react'
import { expect } from 'storybook/test'

import { dark, light } from '#src/ui/theme/colour-tokens.ts'
import { theme } from '#src/ui/theme/theme.ts'

import { OWN_PAGE, Part, places, Row, Used, withPixels } from '../common/page.tsx'
import { foundIn, PRODUCT, SHEETS } from '../common/sources.ts'

import classes from './samples.module.css'

const meta = {
  title: 'Основи/Відступи, кути й тінь',
  tags: ['!autodocs'],
  ...OWN_PAGE,
} satisfies Meta
export default meta

const space: Partial<Record<string, string>> = { ...theme.spacing }
const radius: typeof space = { ...theme.radius }

const spaceSample = (value: string): ReactNode => (
  <div className={classes['bar']} style={{ width: space[value] ?? value }} />
)
const radiusSample = (value: string): ReactNode => (
  <div className={classes['swatch']} style={{ borderRadius: radius[value] ?? value }} />
)

const SHADOWS = foundIn(SHEETS, /\bbox-shadow: ([^;]+);/g)
const FLOAT = 'var(--pulse-float)'
/** An inset shadow is a coloured edge: it marks a chosen item or a state. */
const EDGES = SHADOWS.filter(([shadow]) => shadow.startsWith('inset '))

export const Page: StoryObj<typeof meta> = {
  name: 'Відступи, кути й тінь',
  render: () => (
    <>
      <h1>Відступи, кути й тінь</h1>
      {[
        { title: 'Відступи', scale: space, sampleOf: spaceSample, text: 'Шкала теми.' },
        {
          title: 'Кути',
          scale: radius,
          sampleOf: radiusSample,
          text: `Без вказаного розміру береться ${String(theme.defaultRadius)}.`,
        },
      ].map(({ title, text, scale, sampleOf }) => (
        <Part key={title} title={title} text={text}>
          {Object.entries(scale).map(([name, size]) => (
            <Row key={name} name={name} sample={sampleOf(name)}>
              <span>{withPixels(size ?? '')}</span>
            </Row>
          ))}
        </Part>
      ))}
      <Used
        title="Відступи в стилях"
        text="Довжини, які стилі пишуть числом: проміжки, поля й відступи частин."
        found={foundIn(
          SHEETS,
          /(?<=(?<![\w-])(?:gap|padding|margin)[\w-]*: [^;{}]*)(?<![\w.-])([\d.]+rem)/g,
        )}
        sampleOf={spaceSample}
      />
      <Used
        title="Кути в стилях"
        text="Усі, що є в стилях екранів; ті, що з теми, — змінні."
        found={foundIn(SHEETS, /(?<![\w-])border-radius: ([^;]+);/g)}
        sampleOf={radiusSample}
      />
      <Used
        title="Відступи у властивостях"
        text="Ті, що код дає частинам: p, m, gap та інші."
        found={foundIn(PRODUCT, /\s(?:[mp][xytblrse]?|gap)="([^"]+)"/g)}
        sampleOf={spaceSample}
      />
      <Used
        title="Кути у властивостях"
        text="Ті, що код дає частинам: radius. Якого немає у шкалі теми, той бібліотеки."
        found={foundIn(PRODUCT, /\sradius="([^"]+)"/g)}
        sampleOf={(value) =>
          radiusSample(value in radius ? value : `var(--mantine-radius-${value})`)
        }
      />
      <Part title="Тінь" text="Одна тінь, для того, що плаває. Решта має волосяні межі.">
        <Row
          name="--pulse-float"
          sample={<div className={classes['swatch']} style={{ boxShadow: FLOAT }} />}
        >
          <span>Світлий: {light['--pulse-float']}</span>
          <span>Темний: {dark['--pulse-float']}</span>
          <span>{places(SHADOWS.find(([shadow]) => shadow === FLOAT)?.[1] ?? [])}</span>
        </Row>
      </Part>
      <Used
        title="Край ліворуч"
        text="Кольорова смуга всередині: обране або стан."
        found={EDGES}
        sampleOf={(boxShadow) => <div className={classes['swatch']} style={{ boxShadow }} />}
      />
    </>
  ),
  async play() {
    // No style sheet defines another shadow.
    const own = SHADOWS.filter((shadow) => !EDGES.includes(shadow)).map(([shadow]) => shadow)
    await expect(own.toSorted()).toEqual(['none', FLOAT])
  },
}
