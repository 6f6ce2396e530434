import type { Meta, StoryObj } from '@storybook/react-vite'
import type { ReactNode } from 'react'
import { expect } from 'storybook/test'

import { VIEWPORTS } from '../common/viewports.ts'
import { declared, widthQueries } from './browser-sheets.ts'
import { Part, Row } from './facts.tsx'
import { ownPage, WHOLE_WINDOW } from './own-page.tsx'
import { foundInSheets } from './style-sheets.ts'

const meta = {
  title: 'Основи/Ширини',
  tags: ['!autodocs'],
  decorators: [ownPage],
  globals: WHOLE_WINDOW,
} satisfies Meta
export default meta

const QUERIES = foundInSheets(/@media (\((?:min|max)-width: [^{]+)\{/g)

/** The widths that hold a screen's content, in `rem`. */
const CONTAINERS = foundInSheets(/(?<![\w-])max-width: (?:calc\()?([\d.]+rem)[ ;]/g).toSorted(
  ([one], [other]) => Number.parseFloat(other) - Number.parseFloat(one),
)
/** Where a part adapts to its container, and not to the window. */
const PLACES = foundInSheets(/@container (\((?:min|max)-width: [^)]+\))/g)

/** '(min-width: 48em) ' as 'від 768 px'. */
const inWords = (query: string): string =>
  query
    .trim()
    .replaceAll(/\((min|max)-(width|height): ([\d.]+)r?em\)/g, (_, end, side, em) => {
      const size = `${Math.round(Number(em) * 16)} px`
      return `${side === 'height' ? 'заввишки ' : ''}${end === 'min' ? 'від' : 'до'} ${size}`
    })
    .replaceAll(' and ', ', ')

function Sizes(): ReactNode {
  return (
    <>
      <h1>Ширини</h1>
      <Part title="Розміри, на яких дивимось">
        {Object.values(VIEWPORTS).map(({ name, styles }) => (
          <Row key={name} name={name} sample={null}>
            <span>
              {styles.width} × {styles.height}
            </span>
          </Row>
        ))}
      </Part>
      <Part
        title="Де змінюється розкладка"
        text="На планшеті й ширше меню стоїть ліворуч, а не внизу. Решта — там, де конкретному екрану бракує місця."
      >
        {QUERIES.map(([query, sheets]) => (
          <Row key={query} name={inWords(query)} sample={null}>
            <span>{sheets.join(', ')}</span>
          </Row>
        ))}
      </Part>
      <Part title="Найбільша ширина вмісту" text="Рядок тексту й форма не ширші, хоч яке вікно.">
        {CONTAINERS.map(([width, sheets]) => (
          <Row key={width} name={`${Number.parseFloat(width) * 16} px`} sample={null}>
            <span>{width}</span>
            <span>{sheets.join(', ')}</span>
          </Row>
        ))}
      </Part>
      <Part title="Частини, що міняються за власною шириною">
        {PLACES.map(([query, sheets]) => (
          <Row key={query} name={inWords(query)} sample={null}>
            <span>{sheets.join(', ')}</span>
          </Row>
        ))}
      </Part>
    </>
  )
}

export const Page: StoryObj<typeof meta> = {
  name: 'Ширини',
  render: () => <Sizes />,
  async play({ canvas }) {
    for (const { name } of Object.values(VIEWPORTS))
      await expect(canvas.getByText(name)).toBeVisible()
    await expect(canvas.getByText('від 768 px')).toBeVisible()
    await expect(QUERIES.flatMap(([, sheets]) => sheets)).toHaveLength(widthQueries())
    // The code has one form for each breakpoint, so none is listed twice.
    for (const queries of [QUERIES, PLACES]) {
      const names = queries.map(([query]) => inWords(query))
      await expect(names).toEqual([...new Set(names)])
    }
    const widths = declared('max-width').flatMap(
      (width) => /^(?:calc\()?([\d.]+rem)\b/.exec(width)?.[1] ?? [],
    )
    await expect(
      CONTAINERS.flatMap(([width, sheets]) => sheets.map(() => width)).toSorted(),
    ).toEqual(widths.toSorted())
    // The width of a screen, and of a wide screen.
    await expect(canvas.getByText('1120 px')).toBeVisible()
    await expect(canvas.getByText('1600 px')).toBeVisible()
    await expect(PLACES.length).toBeGreaterThan(1)
  },
}
