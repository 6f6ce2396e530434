import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'

import { reached } from '#storybook/common/reach-state.ts'
import { mock, noDialog, page, press, routerOf, showsLoading } from '#storybook/person.ts'
import { watchClipboard } from '#tests/fixtures/stories/clipboard.fixture.ts'
import { coach, shows } from '#tests/fixtures/stories/meetings.fixture.ts'
import { SPEC } from '#tests/fixtures/texts.fixture.ts'

const MEETINGS = 'GET /v1/coaches/{id}/sessions'

const meta = {
  title: 'Тренер/Головна',
  parameters: coach('/dashboard'),
} satisfies Meta

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  name: 'П’ять зустрічей',
  tags: ['desktop', 'main'],
  async play({ canvas, userEvent }) {
    await canvas.findByRole('heading', { name: 'Доброго ранку, Олена', level: 1 })
    const meetings = within(canvas.getByRole('region', { name: 'Зустрічі сьогодні' }))
    await expect(meetings.getAllByRole('listitem')).toHaveLength(5)
    await expect(meetings.getByText('5 зустрічей')).toBeVisible()
    await expect(meetings.getByText('Зараз')).toBeVisible()
    // The current one is not over.
    await expect(meetings.queryByText('Завершено')).not.toBeInTheDocument()
    const current = within(meetings.getAllByRole('listitem')[0] ?? canvas.getByRole('main'))
    // One press opens the plan of each, to be ticked.
    const links = meetings.getAllByRole('link', { name: /^План: / })
    const plans = new Set(links.map((link) => link.getAttribute('href')))
    await expect([...plans]).toEqual(Array(5).fill(expect.stringMatching(/^\/session\/.+\/edit$/)))
    await userEvent.click(await current.findByRole('button', { name: /^09:00/ }))
    const dialog = within(await page().findByRole('dialog', { name: 'Тренування' }))
    await expect(await dialog.findByRole('link', { name: 'Перенести' })).toBeVisible()
    await userEvent.keyboard('{Escape}')
    await noDialog()
    await expect(current.getByRole('link', { name: 'Антон Ковальський' })).toHaveAttribute(
      'href',
      expect.stringMatching(/^\/client\//),
    )
    const analytics = within(canvas.getByRole('region', { name: 'Аналітика' }))
    await expect(analytics.getByText('Буде доступна після тижня користування.')).toBeVisible()
  },
}

export const Empty: Story = {
  name: 'Без зустрічей; перші кроки: посиланням поділилися',
  tags: ['desktop'],
  parameters: coach('/dashboard', { scenario: 'empty' }),
  async play(play) {
    const { canvas } = play
    await canvas.findByText('Сьогодні зустрічей немає')
    await canvas.findByText(
      'Тут з’являться підтверджені тренування цього дня. Вільні години — у календарі.',
    )
    const steps = within(await canvas.findByRole('region', { name: 'Перші кроки' }))
    await expect(steps.getByText('0 з 4')).toBeVisible()
    await expect(steps.getByRole('link', { name: 'Розкажи про себе на сайті' })).toBeVisible()
    const links = steps.getAllByRole('link').map((link) => link.getAttribute('href'))
    await expect(links).toEqual(['/schedules', '/coach', '/coach#share', '/create-workout'])
    await reached()
    await routerOf(play).navigate({ to: '/coach' })
    watchClipboard()
    await press(play, 'Поділитися посиланням')
    await page().findByText(SPEC.linkCopied)
    await routerOf(play).navigate({ to: '/dashboard' })
    const name = /^Поділися посиланням на сайт.*зроблено$/
    await expect(await canvas.findByRole('link', { name })).toBeVisible()
    await expect(canvas.getByText('1 з 4')).toBeVisible()
  },
}

export const Busy: Story = {
  name: 'Повний день, довгі імена',
  tags: ['desktop'],
  parameters: coach('/dashboard', { scenario: 'busy' }),
  async play({ canvas }) {
    await canvas.findByRole('heading', { level: 1 })
    await expect(canvas.queryByRole('region', { name: 'Перші кроки' })).toBeNull()
  },
}

export const Ended: Story = {
  name: 'Зустріч щойно скінчилась: далі — наступна; увечері все завершено',
  tags: ['state-edge'],
  parameters: coach('/dashboard', { now: '2027-03-02T10:00' }),
  async play({ canvas }) {
    const meetings = within(await canvas.findByRole('region', { name: 'Зустрічі сьогодні' }))
    const [first, second] = meetings.getAllByRole('listitem')
    await expect(first).toHaveTextContent(/^09:00–10:00.*Завершено/)
    await expect(second).toHaveTextContent('Далі')
    await expect(meetings.queryByText('Зараз')).toBeNull()
    await reached()
    await mock().advance(11 * 60)
    document.dispatchEvent(new Event('visibilitychange'))
    await canvas.findByRole('heading', { name: 'Доброго вечора, Олена' })
    await expect(canvas.getAllByText('Завершено')).toHaveLength(5)
  },
}

export const Loading: Story = {
  name: 'Завантаження',
  tags: ['desktop'],
  parameters: coach('/dashboard', { faults: [`${MEETINGS} timeout`] }),
  play: showsLoading,
}

export const Failed: Story = {
  name: 'Розклад не завантажився',
  parameters: coach('/dashboard', { faults: [`${MEETINGS} 500`] }),
  play: shows(SPEC.scheduleNotLoaded),
}
