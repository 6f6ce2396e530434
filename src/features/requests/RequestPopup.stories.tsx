import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fireEvent, fn, spyOn, waitFor, within } from 'storybook/test'

import { SETTLE_MS } from '#src/ui/hooks/focus.ts'
import { reach, reached } from '#storybook/common/reach-state.ts'
import { bodiesOf, findToast, mock, page, type Play, settled, writes } from '#storybook/person.ts'
import { OLENA } from '#tests/fixtures/stories/clients.fixture.ts'
import { holdAnswers } from '#tests/fixtures/stories/held-answers.fixture.ts'
import { type HeldTimers, holdTimers } from '#tests/fixtures/stories/held-timers.fixture.ts'
import { sessionId } from '#tests/fixtures/stories/meetings.fixture.ts'
import { painted } from '#tests/fixtures/stories/painted.fixture.ts'
import {
  cancel,
  FIRST,
  noRequest,
  putOff,
  SECOND,
  shown,
  stripOf,
  THIRD,
} from '#tests/fixtures/stories/requests.fixture.ts'

const ANSWER = 'PATCH /v1/calendar/sessions/{id}'
const FAILURE = 'Не вдалося змінити статус тренування'

const CARD = 'Запит на тренування'
const LATER = 'Нагадати через 10 хвилин'

/** Product §9 «Deferred request returns». */
const DEFERRED_MS = 10 * 60_000

/** Held by a story, which then decides when time has passed. */
let timers: HeldTimers | undefined

const meta = {
  title: 'Тренер/Запити',
  parameters: { screen: { url: '/settings', as: 'coach' } },
} satisfies Meta

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  name: 'Перший із трьох; після відповіді показано наступний',
  tags: ['desktop', 'main'],
  async play({ canvas, userEvent }) {
    const card = await shown(canvas, userEvent, FIRST)
    await expect(card.getByText('1 з 3')).toBeVisible()
    await expect(card.getByText('2 год тому')).toBeVisible()
    await expect(card.getByText('ср, 3 березня,', { exact: false })).toHaveTextContent('14:00')
    await expect(card.getByText('Підтвердь до 10:40, інакше запит буде скасовано')).toBeVisible()
    await expect(card.getByRole('link', { name: FIRST })).toHaveAttribute(
      'href',
      expect.stringMatching(/^\/client\//),
    )
    await expect(card.getByRole('link', { name: /^\+380/ })).toHaveAttribute(
      'href',
      expect.stringMatching(/^tel:\+380\d{9}$/),
    )
    await expect(
      canvas.getByText(`Запит на тренування: ${FIRST}, ср, 3 березня, 14:00`),
    ).toHaveAttribute('aria-live', 'polite')
    card.getByRole('button', { name: 'Підтвердити' }).focus()
    await userEvent.keyboard('{Enter}')
    await findToast('status', 'Запит підтверджено')
    const second = await shown(canvas, userEvent, SECOND)
    await waitFor(() => expect(canvas.getByRole('region', { name: CARD })).toHaveFocus())
    await expect(second.getByText('1 з 2')).toBeVisible()
    await cancel(second, userEvent)
    await shown(canvas, userEvent, THIRD)
    await expect(canvas.queryByText(/^\d з \d$/)).not.toBeInTheDocument()
    const answers = [{ status: 'verified' }, { status: 'cancelled' }]
    await expect(await bodiesOf(ANSWER)).toEqual(answers)
  },
}

export const Failed: Story = {
  name: 'Відповідь не надіслано',
  parameters: { screen: { url: '/settings', as: 'coach', faults: [`${ANSWER} network×2`] } },
  async play({ canvas, userEvent }) {
    const card = await shown(canvas, userEvent, FIRST)
    const confirm = card.getByRole('button', { name: 'Підтвердити' })
    await reach(() => userEvent.click(confirm))
    await expect(await card.findByRole('alert')).toHaveTextContent(FAILURE)
    await waitFor(() => expect(confirm).toHaveFocus())
    const button = await cancel(card, userEvent)
    await findToast('alert', FAILURE)
    await waitFor(() => expect(button).toHaveFocus())
    await expect(await card.findByRole('alert')).toHaveTextContent(FAILURE)
    await cancel(card, userEvent)
    await shown(canvas, userEvent, SECOND)
    await findToast('status', 'Запит скасовано')
  },
}

export const TooLate: Story = {
  name: 'Час на підтвердження минув',
  tags: ['state-failed'],
  async play({ canvas, userEvent }) {
    const card = await shown(canvas, userEvent, FIRST)
    await reach(async () => {
      await mock().advance(60)
      document.dispatchEvent(new Event('visibilitychange'))
    })
    await card.findByText('Час на підтвердження минув')
    await expect(card.getByText('3 год тому')).toBeVisible()
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
    await userEvent.click(await settled(strip))
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

export const OpensTheirCard: Story = {
  name: 'Картка клієнта відкривається, хоча їхній запит тим часом відкладено',
  parameters: { screen: { url: '/client-baze', as: 'coach' } },
  async play({ canvas, userEvent }) {
    await canvas.findByText(FIRST, { selector: 'section a' })
    const link = await canvas.findByRole('link', { name: FIRST })
    const come = await holdAnswers()
    await userEvent.click(link)
    // While the card loads, the frame is rendered again, with the strip. The list is hidden, but it
    // stays in the document.
    await waitFor(() => expect(link).not.toBeVisible())
    await putOff(canvas, userEvent, FIRST)
    // The next request may still have no name, because the answers are held.
    await canvas.findByText('1 з 2')
    await come()
    await canvas.findByRole('heading', { name: 'Картка клієнта' })
  },
}

export const WhileTyping: Story = {
  name: 'Escape згортає картку, і фокус не губиться; відкладений повертається, поки тренер пише',
  parameters: { screen: { url: '/client-baze', as: 'coach' } },
  async play({ canvas, userEvent }) {
    const card = await shown(canvas, userEvent, FIRST)
    card.getByRole('button', { name: 'Підтвердити' }).focus()
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(stripOf(canvas, FIRST)).toHaveFocus())
    await putOff(canvas, userEvent, FIRST, SECOND, THIRD)
    await noRequest(canvas)
    const search = canvas.getByRole<HTMLInputElement>('searchbox')
    await userEvent.type(search, 'мник')
    search.setSelectionRange(1, 1)
    await mock().advance(10)
    document.dispatchEvent(new Event('visibilitychange'))
    await canvas.findByRole('button', { name: `${FIRST} · ср, 14:00 · до 10:40` })
    await expect(canvas.queryByRole('region', { name: CARD })).not.toBeInTheDocument()
    await expect(search).toHaveFocus()
    await expect(search.selectionStart).toBe(1)
    await userEvent.keyboard('ель')
    await expect(search).toHaveValue('мельник')
  },
}

export const Returned: Story = {
  name: 'Відкладений запит повертається рівно через 10 хвилин',
  beforeEach() {
    timers = holdTimers()
    return timers.release
  },
  async play({ canvas, userEvent }) {
    await shown(canvas, userEvent, FIRST)
    // The queue is looked at every 15 s, which must not coincide with the end of the 10 minutes.
    timers?.pass(7000)
    await putOff(canvas, userEvent, FIRST, SECOND, THIRD)
    await noRequest(canvas)
    await waitFor(() => expect(canvas.getByRole('heading', { level: 1 })).toHaveFocus())
    await painted()
    // The clock is stopped, so a tick before the end of the 10 minutes changes nothing.
    timers?.pass(DEFERRED_MS - 1)
    await painted()
    await expect(canvas.queryByText(FIRST, { selector: 'section a' })).toBeNull()
    await mock().advance(10)
    timers?.pass(1)
    await shown(canvas, userEvent, FIRST)
  },
}

export const Sending: Story = {
  name: '12.3: надсилання, відкласти вже не можна; фокус, який тим часом деінде, лишається там',
  async play({ canvas, userEvent }) {
    const card = await shown(canvas, userEvent, FIRST)
    const come = await holdAnswers()
    await reach(() => userEvent.click(card.getByRole('button', { name: 'Підтвердити' })))
    await waitFor(() => expect(card.getByRole('button', { name: /^Скасувати: / })).toBeDisabled())
    const later = card.getByRole('button', { name: LATER })
    await expect(later).toHaveAttribute('aria-disabled', 'true')
    later.focus()
    await reached()
    await userEvent.keyboard('{Enter}')
    await expect(card.getByText(FIRST)).toBeVisible()
    const other = canvas.getByRole('button', { name: 'Вийти' })
    other.focus()
    await come()
    await canvas.findByText(SECOND, { selector: 'section a' })
    await painted()
    await expect(other).toHaveFocus()
  },
}

/** Lets the 400 ms after a tap pass. */
function settle(): void {
  timers?.pass(SETTLE_MS)
  timers?.release()
  timers = undefined
}

/** Presses a button; returns a function that says what a second press would reach. */
function tap(place: Play['canvas'], name: string): () => Element | null {
  const button = place.getByRole('button', { name })
  const { x, y, width, height } = button.getBoundingClientRect()
  timers = holdTimers(SETTLE_MS)
  button.click()
  return () => document.elementFromPoint(x + width / 2, y + height / 2)
}

export const SecondTap: Story = {
  name: 'Другий дотик нічого не натискає: ні під згорнутою карткою, ні на наступній, ні після останньої',
  parameters: { screen: { url: '/client-baze', as: 'coach' } },
  beforeEach: () => settle,
  async play({ canvas, userEvent }) {
    await shown(canvas, userEvent, FIRST)
    const fold = tap(canvas, 'Згорнути запит')
    await waitFor(() => expect(fold()?.parentElement).toBe(document.body))
    await expect(canvas.queryByRole('region', { name: CARD })).toBeNull()
    settle()
    await waitFor(() => expect(fold()?.closest('#main')).not.toBeNull())

    const next = tap(await shown(canvas, userEvent, FIRST), LATER)
    await canvas.findByText(SECOND, { selector: 'section a' })
    await expect(next()?.closest('button, #main')).toBeNull()
    settle()

    const second = await shown(canvas, userEvent, SECOND)
    const confirm = second.getByRole('button', { name: 'Підтвердити' })
    // It takes presses already, but this click is the second of a double click.
    const come = await holdAnswers()
    await fireEvent.click(confirm, { detail: 2 })
    // A call would be seen by then.
    await painted()
    await expect(confirm).not.toHaveAttribute('data-loading')
    await come()
    await userEvent.click(confirm)
    await findToast('status', 'Запит підтверджено')
    await expect(await writes()).toHaveLength(1)

    const last = tap(await shown(canvas, userEvent, THIRD), LATER)
    await waitFor(() => expect(last()?.parentElement).toBe(document.body))
    await noRequest(canvas)
    settle()
    await waitFor(() => expect(last()?.parentElement).not.toBe(document.body))
  },
}

/** A device with a worker, whose owner allows notifications: its notifications and its badge. */
function watchDevice() {
  Object.defineProperty(Notification, 'permission', { value: 'granted', configurable: true })
  const showNotification = fn()
  const close = fn()
  const registration = {
    active: {},
    showNotification,
    getNotifications: () => [{ tag: ID, close }],
  }
  spyOn(navigator.serviceWorker, 'getRegistration').mockResolvedValue(Object.create(registration))
  return { showNotification, close, badge: spyOn(navigator, 'setAppBadge').mockResolvedValue() }
}

/** A meeting that becomes a request. */
const ID = sessionId(0x8b)

export const Elsewhere: Story = {
  name: 'Хто дивиться деінде, бачить число в назві вкладки й на піктограмі, а новий запит — сповіщенням',
  tags: ['state-default'],
  parameters: {
    screen: {
      url: '/settings',
      as: 'coach',
      // A server may send no name of the client.
      answers: 'full',
      device: { 'request-notices': JSON.stringify([OLENA]) },
    },
  },
  async play({ loaded }) {
    const { showNotification, close, badge } = watchDevice()
    await waitFor(() => expect(document.title).toBe('(3) Налаштування · Пульс'))
    const set = async (status: string): Promise<void> => {
      await mock().changeRow('sessions', ID, { status, created_at: '2027-03-02T07:35:00Z' })
      await loaded['app'].queryClient.invalidateQueries()
    }
    await set('unverified')
    await waitFor(() => expect(document.title).toBe('(4) Налаштування · Пульс'))
    await waitFor(() => expect(badge).toHaveBeenLastCalledWith(4))
    await expect(showNotification.mock.calls).toEqual([
      [
        'Запит на тренування',
        expect.objectContaining({ body: "Руслан Дем'яненко, ср, 3 березня, 17:00", tag: ID }),
      ],
    ])
    await reached()
    await set('verified')
    await waitFor(() => expect(close).toHaveBeenCalledOnce())
  },
}
