import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, waitFor, within } from 'storybook/test'

import { firstScreen } from '#src/device/page.ts'
import { reached } from '#storybook/common/reach-state.ts'
import { callsOf, page, settled } from '#storybook/person.ts'
import { holdAnswers } from '#tests/fixtures/stories/held-answers.fixture.ts'
import { painted } from '#tests/fixtures/stories/painted.fixture.ts'
import {
  cancel,
  FIRST,
  noRequest,
  polls,
  SECOND,
  shown,
  stripOf,
  THIRD,
} from '#tests/fixtures/stories/requests.fixture.ts'

const ANSWER = 'PATCH /v1/calendar/sessions/{id}'

const CARD = 'Запит на тренування'

const meta = {
  title: 'Тренер/Запити',
  parameters: { screen: { url: '/settings', as: 'coach' } },
} satisfies Meta

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  name: 'Перший із трьох',
  tags: ['desktop'],
  async play({ canvas, userEvent }) {
    const card = await shown(canvas, userEvent, FIRST)
    await expect(card.getByText('1 з 3')).toBeVisible()
    await expect(card.getByText('2 год тому')).toBeVisible()
    await expect(card.getByText('ср, 3 березня,', { exact: false })).toHaveTextContent('14:00')
    await expect(card.getByText('Підтвердь до 10:40, інакше запит буде скасовано')).toBeVisible()
    await expect(card.getByRole('link')).toHaveAttribute(
      'href',
      expect.stringMatching(/^tel:\+380\d{9}$/),
    )
    await expect(
      canvas.getByText(`Запит на тренування: ${FIRST}, ср, 3 березня, 14:00`),
    ).toHaveAttribute('aria-live', 'polite')
  },
}

export const Busy: Story = {
  name: 'Дванадцять запитів',
  tags: ['desktop'],
  parameters: { screen: { url: '/settings', as: 'coach', scenario: 'busy' } },
  async play({ canvas }) {
    await canvas.findByText('1 з 12')
  },
}

export const Edge: Story = {
  name: 'Пізно ввечері',
  tags: ['desktop'],
  parameters: { screen: { url: '/settings', as: 'coach', scenario: 'edge' } },
  async play({ canvas }) {
    await canvas.findByText(CARD, { selector: 'h2' })
  },
}

export const Confirmed: Story = {
  name: 'Підтверджено, показано наступний',
  async play({ canvas, userEvent }) {
    const first = await shown(canvas, userEvent, FIRST)
    await userEvent.dblClick(first.getByRole('button', { name: 'Підтвердити' }))
    const second = await shown(canvas, userEvent, SECOND)
    await expect(second.getByText('1 з 2')).toBeVisible()
    await page().findByText('Запит підтверджено')
    await expect(await callsOf(ANSWER)).toHaveLength(1)
    await cancel(second, userEvent)
    await shown(canvas, userEvent, THIRD)
    await expect(canvas.queryByText(/^\d з \d$/)).not.toBeInTheDocument()
  },
}

export const FreesItsTime: Story = {
  name: 'Скасований запит звільняє час на екрані під ним',
  parameters: { screen: { url: '/add-meeting?date=2027-03-03', as: 'coach' } },
  async play({ canvas, userEvent }) {
    await canvas.findAllByRole('radio')
    const slot = { name: '14:00–15:00' }
    await expect(canvas.queryByRole('radio', slot)).not.toBeInTheDocument()
    const strip = await canvas.findByRole('button', { name: new RegExp(`^${FIRST} · `) })
    await settled(strip)
    await userEvent.click(strip)
    const list = await page().findByRole('list', { name: 'Запити' })
    await settled(list)
    const [request] = within(list).getAllByRole('listitem')
    if (!request) throw new Error('No request is shown')
    await cancel(within(request), userEvent)
    await waitFor(() => expect(list).not.toHaveTextContent(FIRST))
    await userEvent.keyboard('{Escape}')
    await canvas.findByRole('radio', slot)
  },
}

export const Escaped: Story = {
  name: 'Escape згортає картку, і фокус не губиться',
  parameters: { screen: { url: '/client-baze', as: 'coach' } },
  async play({ canvas, userEvent }) {
    const card = await shown(canvas, userEvent, FIRST)
    card.getByRole('button', { name: 'Підтвердити' }).focus()
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(stripOf(canvas, FIRST)).toHaveFocus())
  },
}

export const OpensTheirCard: Story = {
  name: 'Картка клієнта відкривається, хоча їхній запит тим часом відкладено',
  parameters: { screen: { url: '/client-baze', as: 'coach' } },
  async play({ canvas, userEvent }) {
    await canvas.findByText(FIRST, { selector: 'section p' })
    const link = await canvas.findByRole('link', { name: FIRST })
    const come = await holdAnswers()
    await userEvent.click(link)
    // While the card loads, the frame is rendered again, with the strip. The list is hidden, but it
    // stays in the document.
    await waitFor(() => expect(link).not.toBeVisible())
    const card = await shown(canvas, userEvent, FIRST)
    await userEvent.click(card.getByRole('button', { name: 'Нагадати через 10 хвилин' }))
    // The next request may still have no name, because the answers are held.
    await canvas.findByText('1 з 2')
    await come()
    await canvas.findByRole('heading', { name: 'Картка клієнта' })
  },
}

export const Keyboard: Story = {
  name: 'З клавіатури',
  tags: ['desktop'],
  async play({ canvas, userEvent }) {
    const first = await shown(canvas, userEvent, FIRST)
    first.getByRole('button', { name: 'Підтвердити' }).focus()
    await userEvent.keyboard('{Enter}')
    await shown(canvas, userEvent, SECOND)
    await waitFor(() => expect(canvas.getByRole('region', { name: CARD })).toHaveFocus())
  },
}

export const Deferred: Story = {
  name: 'Відкладено на 10 хвилин',
  async play({ canvas, userEvent }) {
    for (const name of [FIRST, SECOND, THIRD]) {
      const card = await shown(canvas, userEvent, name)
      await userEvent.click(card.getByRole('button', { name: 'Нагадати через 10 хвилин' }))
    }
    await waitFor(() => expect(canvas.getByRole('heading', { level: 1 })).toHaveFocus())
    await reached()
    await window.mock?.advance(9)
    document.dispatchEvent(new Event('visibilitychange'))
    // If a request had come back, it would be rendered by the next frame.
    await new Promise(requestAnimationFrame)
    await noRequest(canvas)
    await window.mock?.advance(1)
    document.dispatchEvent(new Event('visibilitychange'))
    await shown(canvas, userEvent, FIRST)
  },
}

export const WhileTyping: Story = {
  name: 'Повертається, поки тренер пише',
  parameters: { screen: { url: '/client-baze', as: 'coach' } },
  async play({ canvas, userEvent }) {
    for (const name of [FIRST, SECOND, THIRD]) {
      const card = await shown(canvas, userEvent, name)
      await userEvent.click(card.getByRole('button', { name: 'Нагадати через 10 хвилин' }))
    }
    await noRequest(canvas)
    const search = canvas.getByRole<HTMLInputElement>('searchbox')
    await userEvent.type(search, 'мник')
    search.setSelectionRange(1, 1)
    await window.mock?.advance(10)
    document.dispatchEvent(new Event('visibilitychange'))
    await canvas.findByRole('button', { name: `${FIRST} · ср, 14:00 · до 10:40` })
    await expect(canvas.queryByRole('region', { name: CARD })).not.toBeInTheDocument()
    await expect(search).toHaveFocus()
    await expect(search.selectionStart).toBe(1)
    await userEvent.keyboard('ель')
    await expect(search).toHaveValue('мельник')
  },
}

export const Sending: Story = {
  name: '12.3: надсилання, відкласти вже не можна',
  async play({ canvas, userEvent }) {
    const card = await shown(canvas, userEvent, FIRST)
    const come = await holdAnswers()
    await userEvent.click(card.getByRole('button', { name: 'Підтвердити' }))
    await waitFor(() => expect(card.getByRole('button', { name: /^Скасувати: / })).toBeDisabled())
    const putOff = card.getByRole('button', { name: 'Нагадати через 10 хвилин' })
    await expect(putOff).toHaveAttribute('aria-disabled', 'true')
    putOff.focus()
    await userEvent.keyboard('{Enter}')
    await expect(card.getByText(FIRST)).toBeVisible()
    await reached()
    await come()
    await shown(canvas, userEvent, SECOND)
  },
}

export const FocusElsewhere: Story = {
  name: 'Фокус, який під час відповіді деінде, лишається там',
  tags: ['desktop'],
  async play({ canvas, userEvent }) {
    const card = await shown(canvas, userEvent, FIRST)
    const come = await holdAnswers()
    await userEvent.click(card.getByRole('button', { name: 'Підтвердити' }))
    const other = canvas.getByRole('button', { name: 'Вийти' })
    other.focus()
    await reached()
    await come()
    await canvas.findByText(SECOND, { selector: 'section p' })
    await painted()
    await expect(other).toHaveFocus()
  },
}

export const NotACoach: Story = {
  name: 'Клієнт не має запитів',
  tags: ['state-default'],
  parameters: { screen: { url: '/settings', as: 'client' } },
  async play({ canvas, loaded }) {
    await canvas.findByRole('heading', { name: 'Налаштування' })
    // A coach's requests are read by code that loads after the first screen.
    await firstScreen
    await import('./RequestPopup.tsx')
    await new Promise(requestAnimationFrame)
    await waitFor(() => expect(loaded['app'].queryClient.isFetching()).toBe(0))
    await noRequest(canvas)
    await expect(await polls()).toHaveLength(0)
  },
}
