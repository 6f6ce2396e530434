import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'

import { OWN_PAGE, Part, Row, Used } from '../common/page.tsx'
import { foundIn, SHEETS } from '../common/sources.ts'
import { VIEWPORTS } from '../common/viewports.ts'

const meta = { title: 'Основи/Ширини', tags: ['!autodocs'], ...OWN_PAGE } satisfies Meta
export default meta

const QUERIES = foundIn(SHEETS, /@media (\((?:min|max)-width: [^{]+)\{/g)

/** '(min-width: 48em)' as 'від 768 px'. */
const inWords = (query: string): string =>
  query
    .replaceAll(/\((min|max)-(width|height): ([\d.]+)r?em\)/g, (_, end, side, em) => {
      const size = `${Math.round(Number(em) * 16)} px`
      return `${side === 'height' ? 'заввишки ' : ''}${end === 'min' ? 'від' : 'до'} ${size}`
    })
    .replaceAll(' and ', ', ')

export const Page: StoryObj<typeof meta> = {
  name: 'Ширини',
  render: () => (
    <>
      <h1>Ширини</h1>
      <Part title="Розміри, на яких дивимось">
        {Object.values(VIEWPORTS).map(({ name, styles: { width, height } }) => (
          <Row key={name} name={name}>
            <span>
              {width} × {height}
            </span>
          </Row>
        ))}
      </Part>
      <Used
        title="Де змінюється розкладка"
        text="На планшеті й ширше меню стоїть ліворуч, а не внизу. Решта — там, де конкретному екрану бракує місця."
        found={QUERIES}
        nameOf={inWords}
      />
      <Used
        title="Найбільша ширина вмісту"
        text="Рядок тексту й форма не ширші, хоч яке вікно."
        found={foundIn(SHEETS, /(?<![\w-])max-width: (?:calc\()?([\d.]+rem)[ ;]/g)}
      />
      <Used
        title="Частини, що міняються за власною шириною"
        text="Їхня розкладка залежить від місця, а не від вікна."
        found={foundIn(SHEETS, /@container (\((?:min|max)-width: [^)]+\))/g)}
        nameOf={inWords}
      />
    </>
  ),
  async play({ canvas }) {
    await expect(canvas.getByText('від 768 px')).toBeVisible()
    // The code has one form for each breakpoint, so none is listed twice.
    const names = QUERIES.map(([query]) => inWords(query))
    await expect(names).toEqual([...new Set(names)])
  },
}
