import { useMantineTheme } from '@mantine/core'
import type { Meta, StoryObj } from '@storybook/react-vite'
import type { ReactNode } from 'react'
import { expect, within } from 'storybook/test'
import { used } from 'virtual:component-styles'

import { dark, light } from '#src/ui/theme/colour-tokens.ts'
import { theme } from '#src/ui/theme/theme.ts'

import { asRead, computed, counted, declared } from './browser-sheets.ts'
import { Part, Row, sizeName, UsedValues, withPixels } from './facts.tsx'
import { ownPage, WHOLE_WINDOW } from './own-page.tsx'
import { foundInSheets } from './style-sheets.ts'

import classes from './foundations.module.css'

const meta = {
  title: 'Основи/Відступи, кути й тінь',
  tags: ['!autodocs'],
  decorators: [ownPage],
  globals: WHOLE_WINDOW,
} satisfies Meta
export default meta

const FLOAT = 'var(--pulse-float)'
const SHADOWS = foundInSheets(/\bbox-shadow: ([^;]+);/g)
/** An inset shadow is a coloured edge: it marks a chosen item or a state. */
const isEdge = (shadow: string): boolean => shadow.startsWith('inset ')

const RADII = foundInSheets(/(?<![\w-])border-radius: ([^;]+);/g)
/** The lengths of gaps, paddings and margins; those of the theme are variables. */
const SPACES = foundInSheets(
  /(?<=(?<![\w-])(?:gap|padding|margin)[\w-]*: [^;{}]*)(?<![\w.-])([\d.]+rem)/g,
)

const spaceSample = (width: string): ReactNode => (
  <div className={classes['bar']} style={{ width }} />
)
const radiusSample = (borderRadius: string): ReactNode => (
  <div className={classes['box']} style={{ borderRadius }} />
)

function Space(): ReactNode {
  const { spacing, radius, defaultRadius } = useMantineTheme()
  const own = (name: string): boolean => Object.hasOwn(theme.radius ?? {}, name)
  return (
    <>
      <h1>Відступи, кути й тінь</h1>
      <Part title="Відступи" text="Шкала теми.">
        {Object.entries(spacing).map(([name, size]) => (
          <Row
            key={name}
            name={name}
            sample={<div className={classes['bar']} style={{ width: size }} />}
          >
            <span>{withPixels(size)}</span>
          </Row>
        ))}
      </Part>
      <Part title="Кути" text={`Без вказаного розміру береться ${String(defaultRadius)}.`}>
        {Object.entries(radius)
          .filter(([name]) => own(name))
          .map(([name, size]) => (
            <Row
              key={name}
              name={name}
              sample={<div className={classes['box']} style={{ borderRadius: size }} />}
            >
              <span>{withPixels(size)}</span>
            </Row>
          ))}
      </Part>
      <UsedValues
        title="Відступи в стилях"
        text="Довжини, які стилі пишуть числом: проміжки, поля й відступи частин."
        values={SPACES}
        sampleOf={spaceSample}
      />
      <UsedValues
        title="Кути в стилях"
        text="Усі, що є в стилях екранів; ті, що з теми, — змінні."
        values={RADII}
        sampleOf={radiusSample}
      />
      <UsedValues
        title="Відступи у властивостях"
        text="Ті, що код дає частинам: p, m, gap та інші."
        values={used.space}
        nameOf={(value) => sizeName(value, spacing)}
        sampleOf={(value) => spaceSample(spacing[value] ?? value)}
      />
      <UsedValues
        title="Кути у властивостях"
        text="Ті, що код дає частинам: radius. Якого немає у шкалі теми, той бібліотеки."
        values={used.radius}
        nameOf={(value) => sizeName(value, radius)}
        sampleOf={(value) => radiusSample(radius[value] ?? value)}
      />
      <Part title="Тінь" text="Одна тінь, для того, що плаває. Решта має волосяні межі.">
        <Row
          name="--pulse-float"
          sample={<div className={classes['box']} style={{ boxShadow: 'var(--pulse-float)' }} />}
        >
          <span>Світлий: {light['--pulse-float']}</span>
          <span>Темний: {dark['--pulse-float']}</span>
          <span>{SHADOWS.find(([shadow]) => shadow === FLOAT)?.[1].join(', ')}</span>
        </Row>
      </Part>
      <Part title="Край ліворуч" text="Кольорова смуга всередині: обране або стан.">
        {SHADOWS.filter(([shadow]) => isEdge(shadow)).map(([boxShadow, sheets]) => (
          <Row
            key={boxShadow}
            name={boxShadow}
            sample={<div className={classes['box']} style={{ boxShadow }} />}
          >
            <span>{sheets.join(', ')}</span>
          </Row>
        ))}
      </Part>
    </>
  )
}

export const Page: StoryObj<typeof meta> = {
  name: 'Відступи, кути й тінь',
  render: () => <Space />,
  async play({ canvas, canvasElement }) {
    const shown = (part: string, name: string | RegExp): string =>
      within(canvas.getByRole('region', { name: part }))
        .getByText(name, { selector: 'strong' })
        .closest('li')?.textContent ?? ''
    const pixelsOf = (variable: string): string =>
      computed('width', variable, canvasElement).replace('px', ' px')
    // The browser has these lengths, too.
    for (const name of Object.keys(theme.spacing ?? {}))
      await expect(shown('Відступи', name)).toContain(`, ${pixelsOf(`--mantine-spacing-${name}`)}`)
    for (const name of Object.keys(theme.radius ?? {}))
      await expect(shown('Кути', name)).toContain(`, ${pixelsOf(`--mantine-radius-${name}`)}`)
    // So do those that components get; the radius `xl` is the library's.
    await expect(used.radius.map(([name]) => name)).toContain('xl')
    for (const [part, kind, values] of [
      ['Відступи', 'spacing', used.space],
      ['Кути', 'radius', used.radius],
    ] as const)
      for (const [name] of values) {
        const size = pixelsOf(`--mantine-${kind}-${name}`)
        const row = new RegExp(`^${name}: [\\d.]+rem, ${size}$`)
        await expect(shown(`${part} у властивостях`, row)).toContain('.tsx')
      }
    await expect(counted('border-radius', RADII).toSorted()).toEqual(
      declared('border-radius').toSorted(),
    )
    await expect(counted('box-shadow', SHADOWS).toSorted()).toEqual(
      declared('box-shadow').toSorted(),
    )
    await expect(RADII.map(([radius]) => radius)).toEqual(
      expect.arrayContaining(['1rem', '50%', 'var(--mantine-radius-md)']),
    )
    await expect(SPACES.map(([space]) => space)).toContain('0.25rem')
    for (const [value] of [...RADII, ...SPACES])
      await expect(canvas.getAllByText(withPixels(value), { selector: 'strong' })[0]).toBeVisible()
    // No style sheet defines another shadow.
    const own = SHADOWS.map(([shadow]) => shadow).filter((shadow) => !isEdge(shadow))
    await expect(own.toSorted()).toEqual(['none', FLOAT])
    const scheme = document.documentElement.dataset['mantineColorScheme']
    const text = canvas.getByText(scheme === 'dark' ? /^Темний: / : /^Світлий: /).textContent ?? ''
    const shadow = asRead('box-shadow', text.replace(/^.*?: /, ''))
    const probe = document.createElement('i')
    canvasElement.append(probe)
    probe.style.boxShadow = shadow
    await expect(computed('box-shadow', '--pulse-float', canvasElement)).toBe(
      getComputedStyle(probe).boxShadow,
    )
    probe.remove()
  },
}
