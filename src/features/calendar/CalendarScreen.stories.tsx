import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, waitFor, within } from 'storybook/test'

import { call, Created } from '#src/api/client.ts'
import { meOptions } from '#src/api/queries.ts'
import { page } from '#storybook/person.ts'
import type { Mounted } from '#storybook/screen.tsx'
import { day, screen } from '#tests/fixtures/stories/calendar.fixture.ts'

const meta = {
  title: 'Тренер/Календар',
  parameters: { screen },
} satisfies Meta

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  name: 'Звичайний тиждень',
  tags: ['desktop'],
  async play(context) {
    const { canvas } = context
    const tuesday = await day(context, 'вівторок, 2 березня')
    const times = tuesday.getAllByRole('listitem').map((item) => item.textContent)
    const [first] = tuesday.getAllByRole('listitem')
    // The client's name may still be loading.
    await waitFor(() =>
      expect(first).toHaveTextContent('09:00–10:00Антон КовальськийЗдорова спинапідтверджено'),
    )
    await expect(times[1]).toBe('10:00–11:00вільно')
    await expect(times).toHaveLength(9)
    await expect(canvas.queryByRole('button', { name: 'Сьогодні' })).toBeNull()
    // The days that the window does not show are not rendered.
    for (const list of canvas.getAllByRole('list', { hidden: true }))
      await expect(list).toBeVisible()
    await expect(
      canvas.getByRole('link', { name: 'вівторок, 2 березня, сьогодні, 5 зустрічей' }),
    ).toHaveAttribute('aria-current', 'page')
    await expect(canvas.getByRole('link', { name: 'Робочі години' })).toHaveAttribute(
      'href',
      '/schedules',
    )
    await expect(canvas.getByRole('link', { name: 'Нова зустріч' })).toHaveAttribute(
      'href',
      '/add-meeting?date=2027-03-02',
    )
  },
}

export const OpenSession: Story = {
  name: 'Картка відкриває вікно тренування',
  tags: ['desktop'],
  async play(context) {
    const tuesday = await day(context, 'вівторок, 2 березня')
    const card = await tuesday.findByRole('button', { name: /Антон Ковальський/ })
    card.focus()
    await context.userEvent.keyboard('{Enter}')
    const dialog = within(await page().findByRole('dialog'))
    await dialog.findByText('Антон Ковальський')
    await context.userEvent.keyboard('{Escape}')
    await waitFor(() => expect(page().queryByRole('dialog')).toBeNull())
  },
}

export const FreeSlot: Story = {
  name: 'Вільний слот веде до нової зустрічі',
  async play(context) {
    const tuesday = await day(context, 'вівторок, 2 березня')
    await context.userEvent.click(tuesday.getByRole('link', { name: '10:00–11:00 вільно' }))
    const { router } = context.loaded['app']
    await waitFor(() => expect(router.state.location.pathname).toBe('/add-meeting'))
    await expect(router.state.location.search).toEqual({
      date: '2027-03-02',
      slot: expect.stringMatching(/^[\da-f-]{36}$/),
    })
  },
}

export const Past: Story = {
  name: 'Минула вільна година нікуди не веде',
  tags: ['state-edge'],
  parameters: { screen: { ...screen, url: '/calendar?date=2027-03-01' } },
  async play(context) {
    const monday = await day(context, 'понеділок, 1 березня')
    for (const slot of monday.getAllByRole('button', { name: /порожньо$/ }))
      await expect(slot).toHaveAttribute('aria-disabled', 'true')
    await expect(monday.queryByRole('link')).toBeNull()
  },
}

export const Cancelled: Story = {
  name: 'Запит і скасоване тренування',
  tags: ['desktop'],
  parameters: { screen: { ...screen, url: '/calendar?date=2027-03-03' } },
  async play(context) {
    const wednesday = await day(context, 'середа, 3 березня')
    // The card of a request has the client's name, and opens the request.
    const request = await wednesday.findByRole('button', {
      name: '14:00–15:00 Любов Городецька Очікує підтвердження',
    })
    const free = wednesday.getByRole('link', { name: /^10:00–11:00 вільно .+ скасовано$/ })
    await expect(free.querySelector('s')).not.toBeNull()
    await context.userEvent.click(request)
    const dialog = within(await page().findByRole('dialog', { name: 'Тренування' }))
    await expect(await dialog.findByRole('button', { name: /^Підтвердити/ })).toBeEnabled()
  },
}

export const CancelledGone: Story = {
  name: '12.25: скасоване тренування лишається, коли години вже немає',
  tags: ['state-edge'],
  parameters: { screen: { ...screen, url: '/calendar?date=2027-03-03' } },
  async play(context) {
    const free = /^10:00–11:00 вільно .+ скасовано$/
    const before = await day(context, 'середа, 3 березня')
    await expect(before.getByRole('link', { name: free })).toBeVisible()
    const { queryClient }: Mounted['app'] = context.loaded['app']
    const me = await queryClient.ensureQueryData(meOptions())
    // Removes Wednesday's hours, as the screen of working hours does.
    for (const { id, work_day } of me.training_schedules)
      if (work_day === 2) await call('DELETE /v1/calendar/schedules/{id}', { path: { id } })
    await queryClient.invalidateQueries()
    const wednesday = await day(context, 'середа, 3 березня')
    const gone = await wednesday.findByRole('button', { name: /^10:00–11:00 .+ скасовано$/ })
    await expect(gone.querySelector('s')).not.toBeNull()
    await expect(gone).toHaveAttribute('aria-disabled', 'true')
    await expect(wednesday.queryByText('вільно')).toBeNull()
    await expect(wednesday.getByRole('button', { name: /Очікує підтвердження/ })).toBeVisible()
    // A slot of new hours that overlaps it is beside it.
    const hours = { work_day: 2, start_time: '09:30', end_time: '10:30' }
    const id = (await call('POST /v1/calendar/schedules', { body: hours }, Created)).id
    await call('POST /v1/calendar/schedules/{id}/time_slots', { path: { id } })
    await queryClient.invalidateQueries()
    const slot = await wednesday.findByRole('link', { name: /^09:30–10:30 вільно/ })
    const [left, right] = [slot, gone].map((entry) => entry.getBoundingClientRect())
    await expect(left?.right).toBeLessThanOrEqual(right?.left ?? 0)
  },
}

export const UnknownProgram: Story = {
  name: '12.20: програма без назви — «Невідома програма»',
  tags: ['desktop'],
  parameters: { screen: { ...screen, scenario: 'edge', url: '/calendar?date=2027-04-01' } },
  async play(context) {
    const thursday = await day(context, 'четвер, 1 квітня')
    await expect(thursday.getByText('Невідома програма')).toBeVisible()
    const tuesday = context.canvas.getByRole('link', { name: /^вівторок, 30 березня/ })
    await context.userEvent.click(tuesday)
    await expect((await day(context, 'вівторок, 30 березня')).getByText('Без назви')).toBeVisible()
  },
}

export const Days: Story = {
  name: 'Попередній і наступний день',
  // Without requests: their popup takes the focus when it appears.
  parameters: { screen: { ...screen, scenario: 'empty' } },
  async play(context) {
    const { canvas, userEvent } = context
    const { router } = context.loaded['app']
    await day(context, 'вівторок, 2 березня')
    const shown = canvas.getByRole('heading', { level: 2 })
    await expect(shown).toHaveAttribute('aria-live', 'polite')
    const back = canvas.getByRole('button', { name: 'Попередній день' })
    await userEvent.click(back)
    await userEvent.click(back)
    await day(context, 'неділя, 28 лютого')
    await expect(shown).toHaveTextContent('нд, 28 лютого')
    await expect(router.state.location.search).toEqual({ date: '2027-02-28' })
    await expect(back).toHaveFocus()
    await userEvent.click(canvas.getByRole('button', { name: 'Сьогодні' }))
    await day(context, 'вівторок, 2 березня')
    await userEvent.click(canvas.getByRole('button', { name: 'Наступний день' }))
    await expect(router.state.location.search).toEqual({ date: '2027-03-03' })
  },
}

export const NoDate: Story = {
  name: 'Не дата: сьогодні',
  tags: ['state-edge'],
  parameters: { screen: { ...screen, url: '/calendar?date=2027-02-30' } },
  async play(context) {
    await day(context, 'вівторок, 2 березня')
    const days = within(context.canvas.getByRole('navigation', { name: 'Дні тижня' }))
    await expect(days.getByRole('link', { current: 'page' })).toHaveAccessibleName(
      /^вівторок, 2 березня/,
    )
  },
}

export const Empty: Story = {
  name: 'Без робочих годин',
  tags: ['desktop'],
  parameters: { screen: { ...screen, scenario: 'empty' } },
  async play({ canvas }) {
    await canvas.findByRole('heading', { name: 'Робочих годин ще немає' })
    await expect(canvas.getByRole('link', { name: 'Задати робочі години' })).toHaveAttribute(
      'href',
      '/schedules',
    )
    await expect(canvas.getByText('09:00')).toBeVisible()
    await expect(canvas.getByText('17:00')).toBeVisible()
    await expect(canvas.queryByText('18:00')).toBeNull()
  },
}

export const FarWeek: Story = {
  name: 'Тиждень, до якого слоти не сягають',
  tags: ['state-edge'],
  parameters: { screen: { ...screen, url: '/calendar?date=2028-03-06' } },
  async play({ canvas }) {
    await canvas.findByRole('heading', { name: 'Цього тижня слотів немає' })
    await canvas.findByText('Слоти створюються наперед із твоїх робочих годин.')
  },
}

export const Busy: Story = {
  name: 'Повний тиждень, довгі імена',
  tags: ['desktop'],
  parameters: { screen: { ...screen, scenario: 'busy' } },
  async play(context) {
    await day(context, 'вівторок, 2 березня')
  },
}

export const Edge: Story = {
  name: 'Від 00:00 до 23:59, переведення годинника',
  tags: ['desktop'],
  parameters: { screen: { ...screen, scenario: 'edge', url: '/calendar?date=2027-03-28' } },
  async play(context) {
    const sunday = await day(context, 'неділя, 28 березня')
    const items = sunday.getAllByRole('listitem')
    // The hour that this night skips has a row like any other.
    const tops = new Map(
      items.map((item) => [item.textContent?.slice(0, 5), item.getBoundingClientRect().top]),
    )
    const [two = 0, three = 0, four = 0] = ['02:00', '03:00', '04:00'].map((t) => tops.get(t))
    await expect([three - two, four - three]).toEqual([96, 96])
    await expect(sunday.getByText('23:00–23:59')).toBeVisible()
  },
}

export const Huge: Story = {
  name: 'Тисячі тренувань',
  tags: ['desktop'],
  parameters: { screen: { ...screen, scenario: 'huge' } },
  async play({ canvas }) {
    await waitFor(() => expect(canvas.getAllByRole('listitem').length).toBeGreaterThan(12))
  },
}
