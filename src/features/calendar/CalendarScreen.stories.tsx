import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, waitFor, within } from 'storybook/test'

import { call, Created } from '#src/api/client.ts'
import { meOptions } from '#src/api/queries.ts'
import { HALF_COVERED } from '#storybook/axe.ts'
import { reach, reached } from '#storybook/common/reach-state.ts'
import {
  expectToBeAt,
  noDialog,
  page,
  type Play,
  press,
  routerOf,
  showsLoading,
} from '#storybook/person.ts'
import type { Mounted } from '#storybook/screen.tsx'
import { expectHeard } from '#tests/fixtures/stories/heard.fixture.ts'
import { coach } from '#tests/fixtures/stories/meetings.fixture.ts'
import { SPEC } from '#tests/fixtures/texts.fixture.ts'

const SLOTS = 'GET /v1/coaches/{id}/time_slots'

const meta = {
  title: 'Тренер/Календар',
  parameters: coach('/calendar'),
} satisfies Meta

export default meta
type Story = StoryObj<typeof meta>

/** A day of the calendar by its name: `вівторок, 2 березня`. */
const day = async ({ canvas }: Pick<Play, 'canvas'>, name: string) =>
  within(await canvas.findByRole('region', { name }))

export const Default: Story = {
  name: 'Звичайний тиждень',
  tags: ['desktop', 'main'],
  async play(play) {
    const { canvas, userEvent } = play
    const tuesday = await day(play, 'вівторок, 2 березня')
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
    const card = tuesday.getByRole('button', { name: /Антон Ковальський/ })
    card.focus()
    await userEvent.keyboard('{Enter}')
    const dialog = within(await page().findByRole('dialog'))
    await dialog.findByText('Антон Ковальський')
    await userEvent.keyboard('{Escape}')
    await noDialog()
    await userEvent.click(tuesday.getByRole('link', { name: '10:00–11:00 вільно' }))
    await expectToBeAt(play, '/add-meeting')
    await expect(routerOf(play).state.location.search).toEqual({
      date: '2027-03-02',
      slot: expect.stringMatching(/^[\da-f-]{36}$/),
    })
  },
}

export const Cancelled: Story = {
  name: 'Запит і скасоване тренування; 12.25: воно лишається, коли години вже немає; минула година',
  tags: ['state-default'],
  parameters: coach('/calendar?date=2027-03-03'),
  async play(play) {
    const { canvas, userEvent, loaded } = play
    const wednesday = await day(play, 'середа, 3 березня')
    // The card of a request has the client's name, and opens the request.
    const request = await wednesday.findByRole('button', {
      name: '14:00–15:00 Любов Городецька Очікує підтвердження',
    })
    const free = wednesday.getByRole('link', { name: /^10:00–11:00 вільно .+ скасовано$/ })
    await expect(free.querySelector('s')).not.toBeNull()
    await expectHeard(canvas.getByRole('region', { name: 'середа, 3 березня' }), [
      'heading, середа, 3 березня, level 3',
      'link, 09:00–10:00 вільно',
      'link, 10:00–11:00 вільно Лук’ян Мельничук скасовано',
      'button, 11:00–12:00 Сергій Левицький Верх тіла А підтверджено',
      'link, 12:00–13:00 вільно',
      'button, 14:00–15:00 Любов Городецька Очікує підтвердження',
    ])
    const { queryClient }: Mounted['app'] = loaded['app']
    const me = await queryClient.ensureQueryData(meOptions())
    // Removes Wednesday's hours, as the screen of working hours does.
    for (const { id, work_day } of me.training_schedules)
      if (work_day === 2) await call('DELETE /v1/calendar/schedules/{id}', { path: { id } })
    await queryClient.invalidateQueries()
    const gone = await wednesday.findByRole('button', { name: /^10:00–11:00 .+ скасовано$/ })
    await expect(gone.querySelector('s')).not.toBeNull()
    await expect(gone).toHaveAttribute('aria-disabled', 'true')
    await expect(wednesday.queryByText('вільно')).toBeNull()
    // A slot of new hours that overlaps it is beside it.
    const hours = { work_day: 2, start_time: '09:30', end_time: '10:30' }
    const id = (await call('POST /v1/calendar/schedules', { body: hours }, Created)).id
    await call('POST /v1/calendar/schedules/{id}/time_slots', { path: { id } })
    await queryClient.invalidateQueries()
    const slot = await wednesday.findByRole('link', { name: /^09:30–10:30 вільно/ })
    await waitFor(() => {
      const [left, right] = [slot, gone].map((entry) => entry.getBoundingClientRect())
      return expect(left?.right).toBeLessThanOrEqual(right?.left ?? 0)
    })
    await userEvent.click(request)
    const dialog = within(await page().findByRole('dialog', { name: 'Тренування' }))
    await expect(await dialog.findByRole('button', { name: /^Підтвердити/ })).toBeEnabled()
    await userEvent.keyboard('{Escape}')
    await noDialog()

    await userEvent.click(canvas.getByRole('link', { name: /^понеділок, 1 березня/ }))
    const monday = await day(play, 'понеділок, 1 березня')
    const past = await monday.findAllByRole('button', { name: /порожньо$/ })
    for (const hour of past) await expect(hour).toHaveAttribute('aria-disabled', 'true')
    await expect(monday.queryByRole('link')).toBeNull()
  },
}

export const Empty: Story = {
  name: 'Без робочих годин; не дата — сьогодні; попередній і наступний день',
  tags: ['desktop'],
  // Without requests: their popup takes the focus when it appears.
  parameters: coach('/calendar?date=2027-02-30', { scenario: 'empty' }),
  async play(play) {
    const { canvas, userEvent } = play
    await canvas.findByRole('heading', { name: 'Робочих годин ще немає' })
    await expect(canvas.getByRole('link', { name: 'Задати робочі години' })).toHaveAttribute(
      'href',
      '/schedules',
    )
    await expect(canvas.getByText('09:00')).toBeVisible()
    await expect(canvas.getByText('17:00')).toBeVisible()
    await expect(canvas.queryByText('18:00')).toBeNull()
    await reached()
    const search = () => routerOf(play).state.location.search
    await day(play, 'вівторок, 2 березня')
    const days = within(canvas.getByRole('navigation', { name: 'Дні тижня' }))
    await expect(days.getByRole('link', { current: 'page' })).toHaveAccessibleName(
      /^вівторок, 2 березня/,
    )
    const shown = canvas.getByRole('heading', { level: 2 })
    await expect(shown).toHaveAttribute('aria-live', 'polite')
    const back = canvas.getByRole('button', { name: 'Попередній день' })
    await userEvent.click(back)
    await userEvent.click(back)
    await day(play, 'неділя, 28 лютого')
    await expect(shown).toHaveTextContent('нд, 28 лютого')
    await expect(search()).toEqual({ date: '2027-02-28' })
    await expect(back).toHaveFocus()
    await userEvent.click(canvas.getByRole('button', { name: 'Сьогодні' }))
    await day(play, 'вівторок, 2 березня')
    await userEvent.click(canvas.getByRole('button', { name: 'Наступний день' }))
    await expect(search()).toEqual({ date: '2027-03-03' })
  },
}

export const FarWeek: Story = {
  name: 'Тиждень, до якого слоти не сягають; сервер відповідає 404',
  tags: ['state-edge'],
  parameters: coach('/calendar?date=2028-03-06', { faults: [`${SLOTS} 404`] }),
  async play({ canvas }) {
    await canvas.findByRole('heading', { name: 'Цього тижня слотів немає' })
    await canvas.findByText('Слоти створюються наперед із твоїх робочих годин.')
  },
}

export const Busy: Story = {
  name: 'Повний тиждень, довгі імена',
  tags: ['desktop'],
  parameters: coach('/calendar', { scenario: 'busy' }),
  async play(play) {
    const tuesday = await day(play, 'вівторок, 2 березня')
    await expect(tuesday.getAllByRole('listitem').length).toBeGreaterThan(9)
  },
}

export const Edge: Story = {
  name: 'Від 00:00 до 23:59, переведення годинника; 12.20: програма без назви — «Невідома програма»',
  tags: ['desktop'],
  parameters: coach('/calendar?date=2027-03-28', { scenario: 'edge' }),
  async play(play) {
    const sunday = await day(play, 'неділя, 28 березня')
    const items = sunday.getAllByRole('listitem')
    // The hour that this night skips has a row like any other.
    const tops = new Map(
      items.map((item) => [item.textContent?.slice(0, 5), item.getBoundingClientRect().top]),
    )
    const [two = 0, three = 0, four = 0] = ['02:00', '03:00', '04:00'].map((t) => tops.get(t))
    await expect([three - two, four - three]).toEqual([96, 96])
    await expect(sunday.getByText('23:00–23:59')).toBeVisible()
    await routerOf(play).navigate({ to: '/calendar', search: { date: '2027-04-01' } })
    const thursday = await day(play, 'четвер, 1 квітня')
    await expect(await thursday.findByText(SPEC.unknownProgram)).toBeVisible()
    await play.userEvent.click(play.canvas.getByRole('link', { name: /^вівторок, 30 березня/ }))
    await expect((await day(play, 'вівторок, 30 березня')).getByText('Без назви')).toBeVisible()
  },
}

export const Loading: Story = {
  name: 'Завантаження',
  parameters: coach('/calendar', { faults: [`${SLOTS} timeout`] }),
  play: showsLoading,
}

export const Failed: Story = {
  name: 'Розклад не завантажився; інший тиждень можна відкрити',
  tags: ['desktop'],
  parameters: coach('/calendar', { faults: [`${SLOTS} 500`] }),
  async play({ canvas }) {
    await canvas.findByRole('heading', { name: SPEC.scheduleNotLoaded })
    await expect(canvas.getByRole('button', { name: 'Наступний день' })).toBeEnabled()
  },
}

export const Month: Story = {
  name: 'Місяць: дні із зустрічами й дні з вільним часом',
  tags: ['state-default', 'desktop'],
  parameters: HALF_COVERED,
  async play(play) {
    await reach(() => press(play, 'Обрати дату'))
    const month = within(await page().findByRole('dialog', { name: 'Обрати дату' }))
    const dayIn = (name: string) => month.findByRole('button', { name })
    const both = await dayIn('середа, 3 березня 2027, 4 зустрічі, є вільний час')
    await expect(both).toHaveAttribute('data-marked', 'dot ring')
    await expect(await dayIn('неділя, 7 березня 2027')).toHaveAttribute('data-marked', '')
    const past = await dayIn('понеділок, 1 березня 2027, 6 зустрічей')
    await expect(past).toHaveAttribute('data-marked', 'dot')
  },
}
