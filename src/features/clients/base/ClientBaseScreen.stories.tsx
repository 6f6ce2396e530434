import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, waitFor, within } from 'storybook/test'

import { page, press, showsLoading } from '#storybook/person.ts'
import type { ScreenParameters } from '#storybook/screen.tsx'
import { watchClipboard } from '#tests/fixtures/stories/clipboard.fixture.ts'
import { holdAnswers } from '#tests/fixtures/stories/held-answers.fixture.ts'
import { SPEC } from '#tests/fixtures/texts.fixture.ts'

const CLIENTS = 'GET /v1/coaches/{id}/clients'
const SESSIONS = 'GET /v1/coaches/{id}/sessions'

type Canvas = ReturnType<typeof within>

const list = (canvas: Canvas) => canvas.findByRole('list', { name: 'Клієнти' })

const base = (more: Partial<ScreenParameters> = {}): { screen: ScreenParameters } => ({
  screen: { url: '/client-baze', as: 'coach', ...more },
})

const meta = { title: 'Тренер/База клієнтів', parameters: base() } satisfies Meta

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  name: '24 клієнти',
  tags: ['desktop', 'main'],
  // The gender, which decides the form of the status, is an addition to the specification.
  parameters: base({ answers: 'full' }),
  async play({ canvas }) {
    const rows = within(await list(canvas)).getAllByRole('listitem')
    await expect(await canvas.findByText('24 клієнти')).toBeVisible()
    const [first] = rows
    if (!first) throw new Error('No rows')
    await expect(first).toHaveAttribute('aria-setsize', '24')
    const row = within(first)
    await expect(row.getByText('Активна')).toBeVisible()
    const phone = row.getByRole('link', { name: /^\+380/ })
    await expect(phone).toHaveAttribute('href', expect.stringMatching(/^tel:\+380\d{9}$/))
    await expect(await row.findByText('вт, 2 березня, 11:00')).toBeVisible()
    await expect(first).toHaveTextContent(/Мета: .+Наступне тренування: вт, 2 березня, 11:00/)
    await expect(canvas.getByText('Наступне тренування')).toBeInTheDocument()
  },
}

export const Search: Story = {
  name: 'Пошук за ім’ям і телефоном, фільтри',
  tags: ['desktop'],
  async play({ canvas, userEvent, loaded }) {
    await list(canvas)
    const search = canvas.getByRole('searchbox', {
      name: 'Пошук клієнта за ім’ям, прізвищем або телефоном',
    })
    await expect(search).toHaveAttribute('placeholder', 'Ім’я, прізвище або телефон')
    const { router } = loaded['app']
    const isInAddress = (wanted: object) =>
      waitFor(() => expect(router.state.location.search).toEqual(wanted))
    await userEvent.type(search, 'мельник АНДР')
    // Once the whole list is read.
    await canvas.findByText('1 клієнт')
    await expect(canvas.getByRole('link', { name: 'Андрій Мельник' })).toBeVisible()
    await isInAddress({ q: 'мельник АНДР' })
    await router.navigate({ to: '/client-baze', search: {}, replace: true })
    await canvas.findByText('24 клієнти')
    await expect(search).toHaveValue('')

    await userEvent.type(search, '067 111 22 33')
    await canvas.findByText('1 клієнт')
    await expect(canvas.getByRole('link', { name: 'Андрій Мельник' })).toBeVisible()
    const only = within(canvas.getByRole('group', { name: 'Показати лише' }))
    const onlyIdle = only.getByRole('button', { name: 'Без тренувань' })
    await waitFor(() => expect(onlyIdle).toBeEnabled())
    await userEvent.click(onlyIdle)
    await canvas.findByRole('heading', { name: 'Нікого не знайдено' })
    await isInAddress({ q: '067 111 22 33', only: 'idle' })
    // Back leaves the screen.
    await expect(router.history.length).toBe(1)
    await userEvent.clear(search)
    const idle = within(await list(canvas))
    await expect(idle.queryByText(/березня/)).toBeNull()
    // In a line without anything else, the word for active is shown beside the dot.
    await expect(idle.getByText(/^Активн/).offsetWidth).toBeGreaterThan(1)
    await userEvent.click(canvas.getByRole('button', { name: 'Активні' }))
    await waitFor(() => expect(onlyIdle).toHaveAttribute('aria-pressed', 'false'))
    await waitFor(() => expect(idle.queryByText(/^Неактивн/)).toBeNull())
    await userEvent.click(canvas.getByRole('button', { name: 'Активні' }))
    await canvas.findByText('24 клієнти')

    await userEvent.click(search)
    await userEvent.paste('а'.repeat(150))
    await isInAddress({ q: 'а'.repeat(100) })
    await expect(search).toHaveValue('а'.repeat(100))
  },
}

export const NobodyFound: Story = {
  name: 'Нікого не знайдено',
  parameters: base({ url: '/client-baze?q=Бетмен&only=active' }),
  async play({ canvas, userEvent }) {
    await canvas.findByRole('heading', { name: 'Нікого не знайдено' })
    await canvas.findByText('Перевір, як написано ім’я або номер, і чи не заважає фільтр.')
    await expect(canvas.getByText('0 клієнтів')).toBeVisible()
    const onlyActive = canvas.getByRole('button', { name: 'Активні' })
    await expect(onlyActive).toHaveAttribute('aria-pressed', 'true')
    await expect(canvas.getByRole('searchbox')).toHaveValue('Бетмен')
    await userEvent.click(canvas.getByRole('button', { name: 'Показати всіх' }))
    await list(canvas)
    await expect(canvas.getByRole('searchbox')).toHaveValue('')
    await waitFor(() => expect(onlyActive).toHaveAttribute('aria-pressed', 'false'))
  },
}

export const Empty: Story = {
  name: 'Клієнтів ще немає',
  tags: ['desktop'],
  parameters: base({ scenario: 'empty' }),
  async play(play) {
    const { canvas } = play
    await canvas.findByRole('heading', { name: 'Клієнтів ще немає' })
    await canvas.findByText(
      'Тут з’являться всі, хто запишеться до тебе. Заповни свій сайт і поділися посиланням на нього.',
    )
    const written = watchClipboard()
    await press(play, 'Поділитися посиланням')
    await page().findByText(SPEC.linkCopied)
    await expect(written).toEqual([`${location.origin}/coach/olena-koval`])
    const toSite = canvas.getByRole('link', { name: 'Перейти до сайту' })
    await expect(toSite).toHaveAttribute('href', '/coach')
  },
}

export const Edge: Story = {
  name: 'Незвичні дані',
  tags: ['desktop'],
  parameters: base({ scenario: 'edge' }),
  async play({ canvas }) {
    await list(canvas)
    await expect(canvas.getByText('Неактивний')).toBeVisible()
  },
}

export const Huge: Story = {
  name: '10 000 клієнтів',
  // With this latency the pages of the list arrive one after another.
  parameters: base({ scenario: 'huge', latency: 200 }),
  async play({ canvas, canvasElement, userEvent }) {
    const all = await list(canvas)
    await expect(all).toBeVisible()
    const come = await holdAnswers()
    await userEvent.type(canvas.getByRole('searchbox'), 'андрій мельник')
    await waitFor(() => expect(all).not.toBeInTheDocument())
    await expect(canvas.queryByText('Нікого не знайдено')).not.toBeInTheDocument()
    await come()
    // This client is far beyond the first hundred.
    await canvas.findByRole('link', { name: 'Андрій Мельник' })
    await expect(within(await list(canvas)).getAllByRole('listitem')).toHaveLength(1)
    await userEvent.clear(canvas.getByRole('searchbox'))
    await canvas.findByText(/^10\s000 клієнтів$/)
    await expect(canvasElement.querySelectorAll('*').length).toBeLessThan(2500)
  },
}

export const Loading: Story = {
  name: 'Завантаження',
  parameters: base({ faults: [`${CLIENTS} timeout`] }),
  play: showsLoading,
}

export const SessionsFailed: Story = {
  name: 'Розклад не завантажився',
  parameters: base({ faults: [`${SESSIONS} network`] }),
  async play({ canvas, userEvent }) {
    await list(canvas)
    const failure = await canvas.findByRole('alert')
    await expect(failure).toHaveTextContent(SPEC.scheduleNotLoaded)
    await window.mock?.clearFaults()
    await userEvent.click(canvas.getByRole('button', { name: 'Спробувати ще раз' }))
    await canvas.findByText('вт, 2 березня, 11:00')
    await expect(canvas.queryByRole('alert')).not.toBeInTheDocument()
  },
}
