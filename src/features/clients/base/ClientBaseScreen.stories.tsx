import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, waitFor, within } from 'storybook/test'

import { reach, reached } from '#storybook/common/reach-state.ts'
import { page, press } from '#storybook/person.ts'
import { watchClipboard } from '#tests/fixtures/stories/clipboard.fixture.ts'
import { holdAnswers } from '#tests/fixtures/stories/held-answers.fixture.ts'

const CLIENTS = 'GET /v1/coaches/{id}/clients'
const SESSIONS = 'GET /v1/coaches/{id}/sessions'

type Canvas = ReturnType<typeof within>

const list = (canvas: Canvas) => canvas.findByRole('list', { name: 'Клієнти' })

/** The visible names, once there are as many as expected. */
async function expectNames(canvas: Canvas, names: readonly string[]): Promise<void> {
  await waitFor(() =>
    expect(
      within(canvas.getByRole('list', { name: 'Клієнти' }))
        .getAllByRole('link', { name: /^[^+]+$/ })
        .map(({ textContent }) => textContent),
    ).toEqual(names),
  )
}

const meta = {
  title: 'Тренер/База клієнтів',
  parameters: { screen: { url: '/client-baze', as: 'coach' } },
} satisfies Meta

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  name: '24 клієнти',
  tags: ['desktop'],
  // The gender, which decides the form of the status, is an addition to the specification.
  parameters: { screen: { url: '/client-baze', as: 'coach', answers: 'full' } },
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
  name: 'Пошук за ім’ям і прізвищем',
  async play({ canvas, userEvent, loaded }) {
    await list(canvas)
    const search = canvas.getByRole('searchbox', {
      name: 'Пошук клієнта за ім’ям, прізвищем або телефоном',
    })
    await userEvent.type(search, 'мельник АНДР')
    await expectNames(canvas, ['Андрій Мельник'])
    // Once the whole list is read.
    await expect(await canvas.findByText('1 клієнт')).toBeVisible()
    await waitFor(() =>
      expect(loaded['app'].router.state.location.search).toEqual({ q: 'мельник АНДР' }),
    )
    await userEvent.click(canvas.getByRole('link', { name: 'Андрій Мельник' }))
    await canvas.findByRole('heading', { name: 'Картка клієнта' })
  },
}

export const Filtered: Story = {
  name: 'Пошук за телефоном, фільтри',
  tags: ['desktop'],
  async play({ canvas, userEvent, loaded }) {
    await list(canvas)
    const search = canvas.getByPlaceholderText('Ім’я, прізвище або телефон')
    await userEvent.type(search, '067 111 22 33')
    await expectNames(canvas, ['Андрій Мельник'])
    const only = within(canvas.getByRole('group', { name: 'Показати лише' }))
    const onlyIdle = only.getByRole('button', { name: 'Без тренувань' })
    await waitFor(() => expect(onlyIdle).toBeEnabled())
    await userEvent.click(onlyIdle)
    await canvas.findByRole('heading', { name: 'Нікого не знайдено' })
    await waitFor(() =>
      expect(loaded['app'].router.state.location.search).toEqual({
        q: '067 111 22 33',
        only: 'idle',
      }),
    )
    // Back leaves the screen.
    await expect(loaded['app'].router.history.length).toBe(1)
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
  },
}

export const LongSearch: Story = {
  name: 'Задовгий пошук',
  async play({ canvas, userEvent, loaded }) {
    await list(canvas)
    const search = canvas.getByRole('searchbox')
    await reach(async () => {
      await userEvent.click(search)
      await userEvent.paste('а'.repeat(150))
    })
    await waitFor(() =>
      expect(loaded['app'].router.state.location.search).toEqual({ q: 'а'.repeat(100) }),
    )
    await expect(search).toHaveValue('а'.repeat(100))
  },
}

export const FromAddress: Story = {
  name: 'Пошук з адреси, апострофи',
  tags: ['state-default'],
  parameters: { screen: { url: `/client-baze?q=д'яч`, as: 'coach', scenario: 'busy' } },
  async play({ canvas, loaded }) {
    await list(canvas)
    const names = canvas
      .getAllByRole('link', { name: /Д['’ʼ]яч/ })
      .map(({ textContent }) => textContent)
    await expect(names).toContain('Вʼячеслав Дʼяченко')
    await reached()
    await loaded['app'].router.navigate({ to: '/client-baze', search: {} })
    await canvas.findByText('140 клієнтів')
    await expect(canvas.getByRole('searchbox')).toHaveValue('')
  },
}

export const NobodyFound: Story = {
  name: 'Нікого не знайдено',
  parameters: { screen: { url: '/client-baze?q=Бетмен&only=active', as: 'coach' } },
  async play({ canvas, userEvent }) {
    await canvas.findByRole('heading', { name: 'Нікого не знайдено' })
    await canvas.findByText('Перевір, як написано ім’я або номер, і чи не заважає фільтр.')
    await expect(canvas.getByText('0 клієнтів')).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Показати всіх' }))
    await list(canvas)
    await expect(canvas.getByRole('searchbox')).toHaveValue('')
    const onlyActive = canvas.getByRole('button', { name: 'Активні' })
    await waitFor(() => expect(onlyActive).toHaveAttribute('aria-pressed', 'false'))
  },
}

export const Empty: Story = {
  name: 'Клієнтів ще немає',
  tags: ['desktop'],
  parameters: { screen: { url: '/client-baze', as: 'coach', scenario: 'empty' } },
  async play(play) {
    const { canvas } = play
    await canvas.findByRole('heading', { name: 'Клієнтів ще немає' })
    await canvas.findByText(
      'Тут з’являться всі, хто запишеться до тебе. Заповни свій сайт і поділися посиланням на нього.',
    )
    const written = watchClipboard()
    await press(play, 'Поділитися посиланням')
    await page().findByText('Посилання скопійовано!')
    await expect(written).toEqual([`${location.origin}/coach/olena-koval`])
    const toSite = canvas.getByRole('link', { name: 'Перейти до сайту' })
    await expect(toSite).toHaveAttribute('href', '/coach')
  },
}

export const Busy: Story = {
  name: 'Довгі імена',
  tags: ['desktop'],
  parameters: { screen: { url: '/client-baze', as: 'coach', scenario: 'busy' } },
  async play({ canvas }) {
    await list(canvas)
  },
}

export const Edge: Story = {
  name: 'Незвичні дані',
  tags: ['desktop'],
  parameters: { screen: { url: '/client-baze', as: 'coach', scenario: 'edge' } },
  async play({ canvas }) {
    await list(canvas)
    await expect(canvas.getByText('Неактивний')).toBeVisible()
  },
}

export const Huge: Story = {
  name: '10 000 клієнтів',
  tags: ['desktop'],
  // With this latency the pages of the list arrive one after another.
  parameters: { screen: { url: '/client-baze', as: 'coach', scenario: 'huge', latency: 200 } },
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
  tags: ['desktop'],
  parameters: { screen: { url: '/client-baze', as: 'coach', faults: [`${CLIENTS} timeout`] } },
  async play({ canvas }) {
    await expect(await canvas.findByRole('status')).toHaveTextContent('Завантаження...')
  },
}

export const Failed: Story = {
  name: 'Список не завантажився',
  tags: ['desktop'],
  parameters: { screen: { url: '/client-baze', as: 'coach', faults: [`${CLIENTS} 500`] } },
  async play({ canvas, userEvent }) {
    await canvas.findByRole('heading', { name: 'Не вдалося завантажити список клієнтів' })
    await window.mock?.clearFaults()
    await userEvent.click(canvas.getByRole('button', { name: 'Спробувати ще раз' }))
    await list(canvas)
  },
}

export const SessionsFailed: Story = {
  name: 'Розклад не завантажився',
  parameters: { screen: { url: '/client-baze', as: 'coach', faults: [`${SESSIONS} network`] } },
  async play({ canvas, userEvent }) {
    await list(canvas)
    const failure = await canvas.findByRole('alert')
    await expect(failure).toHaveTextContent('Не вдалося завантажити розклад')
    await window.mock?.clearFaults()
    await userEvent.click(canvas.getByRole('button', { name: 'Спробувати ще раз' }))
    await canvas.findByText('вт, 2 березня, 11:00')
    await expect(canvas.queryByRole('alert')).not.toBeInTheDocument()
  },
}
