import type { Meta, StoryObj } from '@storybook/react-vite'
import type { ReactNode } from 'react'
import { expect } from 'storybook/test'
import { lines, places } from 'virtual:empty-places'
import { plurals } from 'virtual:motion-and-plurals'
import { specified } from 'virtual:routes'

import type { Operation } from '#src/api/operation.ts'
import { plural } from '#src/domain/number-text.ts'
import { formatPhone } from '#src/domain/phone.ts'
import { numericDate, weekText } from '#src/domain/time/calendar-text.ts'
import { waitText } from '#src/domain/time/clock-time.ts'
import { dayText, longDayText, timeRange } from '#src/domain/time/date-text.ts'
import { type Catalogue, type Message, catalogue } from '#src/errors/catalogue.ts'
import * as messages from '#src/errors/messages.ts'
import { ageLabel } from '#src/features/requests/requests.ts'

import { Part, Row } from './facts.tsx'
import { ownPage, WHOLE_WINDOW } from './own-page.tsx'

const meta = {
  title: 'Основи/Голос',
  tags: ['!autodocs'],
  decorators: [ownPage],
  globals: WHOLE_WINDOW,
} satisfies Meta
export default meta

const DAY = '2027-03-02'
const MINUTE = 60_000

/** Each text is made by the product's own functions. */
const FORMS: readonly [what: string, text: string][] = [
  ['День', dayText(DAY)],
  ['День, прочитаний уголос', longDayText(DAY)],
  ['Тиждень', weekText('2027-03-01', '2027-03-07', '2027')],
  ['Дата в полі', numericDate(DAY)],
  ['Час', timeRange('09:00', '10:00')],
  ['Скільки тому', ageLabel(0, 12 * MINUTE)],
  ['Скільки чекати', waitText(90)],
  ['Телефон', formatPhone('+380501112233')],
]

const COUNTS = [1, 2, 5, 11, 21]

const wordsOf = (message: Message): string => (typeof message === 'string' ? message : message.text)

/** Stands for the name of what failed, in texts that end with one. */
const GAP = '«…»'

/** The texts of an operation. */
function textsOf(texts: Catalogue<Operation>[Operation]): Message[] {
  if (typeof texts === 'string') return [texts]
  if (typeof texts === 'function') return [texts(GAP)]
  return [texts.own, ...Object.values(texts.byStatus)]
}

/** What failed calls say, each text with the operations that show it. */
const FAILURES = Map.groupBy(
  Object.entries(catalogue).flatMap(([operation, of]) => {
    return textsOf(of).map((message) => ({ operation, text: wordsOf(message) }))
  }),
  ({ text }) => text,
)

function Voice(): ReactNode {
  return (
    <>
      <h1>Голос</h1>
      <Part
        title="Дати, час, числа"
        text="Українською, як говорять люди. Тиждень починається з понеділка, час — київський."
      >
        {FORMS.map(([what, text]) => (
          <Row key={what} name={text} sample={null}>
            <span>{what}</span>
          </Row>
        ))}
      </Part>
      <Part title="Множина" text="Кожне слово, що стоїть у продукті після числа.">
        {plurals.map((words) => (
          <Row key={words[0]} name={words[0]} sample={null}>
            <span>{COUNTS.map((count) => `${count} ${plural(count, ...words)}`).join(' · ')}</span>
          </Row>
        ))}
      </Part>
      <Part
        title="Порожні місця"
        text="Порожнє місце каже, для чого воно, і пропонує наступний крок."
      >
        {places.map(({ title, text }) => (
          <Row key={title + text} name={title} sample={null}>
            <span>{text}</span>
          </Row>
        ))}
      </Part>
      <Part
        title="Порожні рядки"
        text="Де порожня лише частина екрана, досить одного рядка: чого немає."
      >
        {lines.map(([text, files]) => (
          <Row key={text} name={text} sample={null}>
            <span>{files.join(', ')}</span>
          </Row>
        ))}
      </Part>
      <Part
        title="Помилки"
        text="Помилка каже, що не вдалося; набране лишається, і можна спробувати ще раз. Під текстом — запити до сервера, яких він стосується."
      >
        {[...FAILURES].map(([text, calls]) => (
          <Row key={text} name={text} sample={null}>
            {[...new Set(calls.map(({ operation }) => operation))].map((operation) => (
              <span key={operation}>{operation}</span>
            ))}
          </Row>
        ))}
      </Part>
      <Part
        title="Повідомлення"
        text="Успіх — одним реченням у минулому часі. Звертаємось на «ти», крім текстів специфікації."
      >
        {Object.entries(messages).map(([name, text]) => (
          <Row key={name} name={typeof text === 'string' ? text : text(GAP)} sample={null}>
            <span>{name}</span>
          </Row>
        ))}
      </Part>
    </>
  )
}

/** The strip about the connection has stories of its own: «Каркас». */
const OF_STRIP = /^Немає з’єднання\. /

export const Page: StoryObj<typeof meta> = {
  name: 'Голос',
  render: () => <Voice />,
  async play({ canvas, canvasElement }) {
    await expect(canvas.getByText('вт, 2 березня')).toBeVisible()
    await expect(plurals.length).toBeGreaterThan(5)
    await expect(
      canvas.getByText(/1 клієнт · 2 клієнти · 5 клієнтів · 11 клієнтів · 21 клієнт/),
    ).toBeVisible()
    await expect(canvas.getByText(messages.CARD_OVERTAKEN)).toBeVisible()
    // Texts that depend on a condition are included.
    for (const { title, text } of places) {
      await expect(canvas.getAllByText(title)[0]).toBeVisible()
      if (text !== '') await expect(canvas.getAllByText(text)[0]).toBeVisible()
    }
    await expect(lines.map(([text]) => text)).toEqual(
      expect.arrayContaining(['Запитів немає', 'Вимірів ще немає.', 'Слотів немає']),
    )
    for (const [text] of lines) await expect(canvas.getAllByText(text)[0]).toBeVisible()
    // The texts that the specification gives are there, to the letter.
    await expect(specified.length).toBeGreaterThan(60)
    const shown = canvasElement.textContent ?? ''
    const missing = specified.filter((text) => !shown.includes(text))
    await expect(missing.filter((text) => !OF_STRIP.test(text))).toEqual([])
    for (const operation of Object.keys(catalogue))
      await expect(canvas.getAllByText(operation)[0]).toBeVisible()
  },
}
