import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'

import { Facts, OWN_PAGE, type PartRows } from '../common/page.tsx'
import { foundIn, SHEETS } from '../common/sources.ts'
import { used } from '../common/uses.ts'
import { VIEWPORTS } from '../common/viewports.ts'

const meta = { title: 'Основи/Ширини', tags: ['!autodocs'], ...OWN_PAGE } satisfies Meta
export default meta

/** '(min-width: 48em)' as 'від 768 px'. */
const inWords = (query: string): string =>
  query
    .replaceAll(/\((min|max)-(width|height): ([\d.]+)r?em\)/g, (_, end, side, em) => {
      const size = `${Math.round(Number(em) * 16)} px`
      return `${side === 'height' ? 'заввишки ' : ''}${end === 'min' ? 'від' : 'до'} ${size}`
    })
    .replaceAll(' and ', ', ')

const QUERIES = used(foundIn(SHEETS, /@media (\((?:min|max)-width: [^{]+)\{/g), undefined, inWords)
const PLACES = foundIn(SHEETS, /@container (\((?:min|max)-width: [^)]+\))/g)

const PARTS: PartRows[] = [
  [
    'Розміри, на яких дивимось',
    'Їх перемикає панель угорі.',
    Object.values(VIEWPORTS).map(({ name, styles: { width, height } }) => ({
      name,
      facts: [`${width} × ${height}`],
    })),
  ],
  [
    'Де змінюється розкладка',
    'На планшеті й ширше меню стоїть ліворуч, а не внизу. Решта — там, де конкретному екрану бракує місця.',
    QUERIES,
  ],
  [
    'Найбільша ширина вмісту',
    'Рядок тексту й форма не ширші, хоч яке вікно.',
    used(foundIn(SHEETS, /(?<![\w-])max-width: (?:calc\()?([\d.]+rem)[ ;]/g)),
  ],
  [
    'Частини, що міняються за власною шириною',
    'Їхня розкладка залежить від місця, а не від вікна.',
    used(PLACES, undefined, inWords),
  ],
]

export const Page: StoryObj<typeof meta> = {
  name: 'Ширини',
  render: () => <Facts title="Ширини" parts={PARTS} />,
  async play({ canvas }) {
    await expect(canvas.getByText('від 768 px')).toBeVisible()
    // The code has one form for each breakpoint, so none is listed twice.
    await expect(new Set(QUERIES.map(({ name }) => name)).size).toBe(QUERIES.length)
  },
}
