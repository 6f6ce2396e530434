import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'

import { plural } from '#src/domain/number-text.ts'
import { formatPhone } from '#src/domain/phone.ts'
import { longDayText, numericDate, weekText } from '#src/domain/time/calendar-text.ts'
import { dayText, timeRange } from '#src/domain/time/date-text.ts'
import { waitText } from '#src/domain/time/wait.ts'
import { catalogue, type Message } from '#src/errors/catalogue.ts'
import * as messages from '#src/errors/messages.ts'
import { ageLabel } from '#src/features/requests/requests.ts'
import { SPEC } from '#tests/fixtures/texts.fixture.ts'

import { Facts, OWN_PAGE, type PartRows } from '../common/page.tsx'
import { type Found, foundIn, PRODUCT } from '../common/sources.ts'
import { used } from '../common/uses.ts'

const meta = { title: 'Основи/Голос', tags: ['!autodocs'], ...OWN_PAGE } satisfies Meta
export default meta

const DAY = '2027-03-02'

/** Each text is made by the product's own functions. */
const FORMS: Record<string, string> = {
  День: dayText(DAY),
  'День, прочитаний уголос': longDayText(DAY),
  Тиждень: weekText('2027-03-01', '2027-03-07', '2027'),
  'Дата в полі': numericDate(DAY),
  Час: timeRange('09:00', '10:00'),
  'Скільки тому': ageLabel(0, 12 * 60_000),
  'Скільки чекати': waitText(90),
  Телефон: formatPhone('+380501112233'),
}

/** The words that stand after a number. */
const PLURALS = foundIn(
  PRODUCT,
  /\bplural\(\s*[^,]+,\s*'([^']+)',\s*'([^']+)',\s*'([^']+)',?\s*\)/g,
)

const counted = (forms: string): string => {
  const [one = '', few = '', many = ''] = forms.split('|')
  return [1, 2, 5, 11, 21].map((count) => `${count} ${plural(count, one, few, many)}`).join(' · ')
}

/** A Ukrainian text between quotes or tags. */
const WORDS = '[^<>\'"`{}\\n]*[а-яіїєґ][^<>\'"`{}\\n]*'

/** Empty places: the title, which may have several forms, and the text below it. */
const EMPTY: Found[] = [
  ...new Map(
    foundIn(PRODUCT, /<EmptyState\s([^]*?)\/>/g).map(([code, files]) => {
      const texts = [...code.matchAll(new RegExp(`['"\`](${WORDS})`, 'gi'))]
      return [texts.map(([, text]) => text).join(' · '), files]
    }),
  ),
].filter(([text]) => text !== '')

/** Stands for the name of what failed, in texts that end with one. */
const GAP = '«…»'

const wordsOf = (message: Message): string => (typeof message === 'string' ? message : message.text)

/** What failed calls say, each text with the operations that show it. */
const FAILURES = Map.groupBy(
  Object.entries(catalogue).flatMap(([operation, of]) => {
    if (typeof of === 'string') return [{ operation, text: of }]
    if (typeof of === 'function') return [{ operation, text: of(GAP) }]
    return [of.own, ...Object.values(of.byStatus)].map((one) => ({ operation, text: wordsOf(one) }))
  }),
  ({ text }) => text,
)

const PARTS: PartRows[] = [
  [
    'Дати, час, числа',
    'Українською, як говорять люди. Тиждень починається з понеділка, час — київський.',
    Object.entries(FORMS).map(([what, name]) => ({ name, facts: [what] })),
  ],
  ['Множина', 'Кожне слово, що стоїть у продукті після числа.', used(PLURALS, undefined, counted)],
  ['Порожні місця', 'Порожнє місце каже, для чого воно, і пропонує наступний крок.', used(EMPTY)],
  [
    'Порожні рядки',
    'Де порожня лише частина екрана, досить одного рядка: чого немає.',
    used(foundIn(PRODUCT, new RegExp(`>\\s*(${WORDS}(?:немає|порожн)${WORDS})`, 'gi'))),
  ],
  [
    'Помилки',
    'Помилка каже, що не вдалося; набране лишається, і можна спробувати ще раз. Під текстом — запити до сервера, яких він стосується.',
    [...FAILURES].map(([name, calls]) => ({
      name,
      facts: [...new Set(calls.map(({ operation }) => operation))],
    })),
  ],
  [
    'Повідомлення',
    'Успіх — одним реченням у минулому часі. Звертаємось на «ти», крім текстів специфікації.',
    Object.entries(messages).map(([name, text]) => ({
      name: typeof text === 'string' ? text : text(GAP),
      facts: [name],
    })),
  ],
]

export const Page: StoryObj<typeof meta> = {
  name: 'Голос',
  render: () => <Facts title="Голос" parts={PARTS} />,
  async play({ canvasElement }) {
    // The texts that product §8 gives are there, to the letter; the strip about the connection has
    // stories of its own.
    const shown = canvasElement.textContent ?? ''
    const missing = Object.values(SPEC).filter((text) => !shown.includes(text.trim()))
    await expect(missing.filter((text) => !text.startsWith('Немає з’єднання. '))).toEqual([])
    await expect(shown).toContain('1 клієнт · 2 клієнти · 5 клієнтів · 11 клієнтів · 21 клієнт')
  },
}
