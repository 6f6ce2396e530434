import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'

import { type Play, routerOf } from '#storybook/person.ts'
import { ANDRIY, expectCalendarFile } from '#tests/fixtures/stories/clients.fixture.ts'
import {
  coach,
  NAMELESS,
  OWN,
  STRENGTH,
  TIMED,
  sessionId,
  shows,
} from '#tests/fixtures/stories/meetings.fixture.ts'
import { SPEC } from '#tests/fixtures/texts.fixture.ts'

const SESSION = 'GET /v1/calendar/sessions/{id}'

const meta = {
  title: 'Тренер/Деталі тренування',
  parameters: coach(`/session/${STRENGTH}`),
} satisfies Meta

export default meta
type Story = StoryObj<typeof meta>

/** Nothing that only the client of a training to come is shown. */
async function nothingOfCoach({ canvas }: Pick<Play, 'canvas'>): Promise<void> {
  await expect(canvas.queryByRole('list', { name: 'Тренер' })).toBeNull()
  await expect(canvas.queryByRole('button', { name: /^Додати в календар/ })).toBeNull()
}

const leadsTo = ({ canvas }: Pick<Play, 'canvas'>, link: string, href: string): Promise<void> =>
  expect(canvas.getByRole('link', { name: link })).toHaveAttribute('href', href)

export const Default: Story = {
  name: 'План із різними сетами',
  tags: ['desktop', 'main'],
  // In the specification, a session does not name its coach.
  parameters: coach(`/session/${STRENGTH}`, { answers: 'full' }),
  async play(play) {
    const { canvas } = play
    await canvas.findByRole('heading', { name: 'Деталі тренування', level: 1 })
    await leadsTo(play, 'Назад', '/calendar')
    await expect(canvas.getByRole('heading', { name: 'Сила: база 5×5' })).toBeVisible()
    await expect(canvas.getByRole('heading', { name: 'План тренування' })).toBeVisible()
    await expect(canvas.getByText('3 вправи · 18 сетів')).toBeVisible()
    const name = await canvas.findByRole('heading', { name: 'Присідання зі штангою на плечах' })
    const [row] = within(canvas.getAllByRole('table')[0] ?? name)
      .getAllByRole('row')
      .slice(1)
    await expect(row).toHaveTextContent('14082 хв')
    await expect(canvas.getByText('Відпочинок: 3 хв')).toBeVisible()
    await leadsTo(play, 'Редагувати', `/session/${STRENGTH}/edit`)
    await leadsTo(play, 'Перенести', `/add-meeting/${STRENGTH}`)
    await nothingOfCoach(play)
  },
}

export const Timed: Story = {
  name: 'Вправи на час',
  tags: ['state-default'],
  parameters: coach(`/session/${TIMED}`),
  async play({ canvas }) {
    await canvas.findByRole('heading', { name: 'Бічна планка' })
    await expect(canvas.getAllByRole('columnheader', { name: 'Хв' })).toHaveLength(3)
    await expect(canvas.getAllByRole('columnheader', { name: 'Сек' })).toHaveLength(3)
  },
}

export const Nameless: Story = {
  name: 'Без назви: тренер обирає програму',
  parameters: coach(`/session/${NAMELESS}`),
  async play(play) {
    const { canvas } = play
    await canvas.findByRole('heading', { name: 'Без назви' })
    await expect(canvas.getByText('Програма з бібліотеки принесе сюди свої вправи.')).toBeVisible()
    for (const name of ['Оберіть тренування ↗', 'Редагувати'])
      await leadsTo(play, name, `/add-meeting/${NAMELESS}`)
  },
}

export const AsClient: Story = {
  name: 'Клієнт бачить тренера, місця, телефон і календар',
  tags: ['desktop', 'state-default'],
  parameters: coach(`/session/${OWN}`, { as: 'client', answers: 'full' }),
  async play(play) {
    const { canvas, userEvent } = play
    const facts = within(await canvas.findByRole('list', { name: 'Тренер' }))
    await expect(canvas.getByRole('heading', { name: 'Верх тіла А' })).toBeVisible()
    await expect(canvas.getByRole('link', { name: 'Редагувати' })).toBeVisible()
    await leadsTo(play, 'Назад', '/')
    await expect(facts.getByRole('link', { name: 'Олена Коваль' })).toBeVisible()
    await expect(facts.getByText(/вул. Саксаганського 40/)).toBeVisible()
    await expect(facts.getByRole('link', { name: '+380 50 111 22 33' })).toBeVisible()
    await expectCalendarFile(canvas, userEvent)
  },
}

export const Over: Story = {
  name: 'Після тренування: без тренера й календаря',
  tags: ['state-default'],
  parameters: coach(`/session/${OWN}`, { answers: 'full', as: 'client', now: '2027-03-03T19:00' }),
  async play(play) {
    await play.canvas.findByRole('heading', { name: 'Верх тіла А' })
    await nothingOfCoach(play)
  },
}

export const Again: Story = {
  name: 'Після тренування тренер призначає таке саме ще раз',
  tags: ['state-default'],
  parameters: coach(`/session/${OWN}`, { now: '2027-03-03T19:00' }),
  async play(play) {
    const again = await play.canvas.findByRole('link', { name: 'Ще раз' })
    const { searchParams } = new URL(again.getAttribute('href') ?? '', location.origin)
    await expect(Object.fromEntries(searchParams)).toEqual({
      client: ANDRIY,
      slot: '2 18:00',
      program: expect.stringMatching(/^9206a000/),
    })
    await expect(play.canvas.queryByRole('link', { name: 'Перенести' })).toBeNull()
  },
}

export const NamelessAsClient: Story = {
  name: 'Без назви очима клієнта: нічого тренерського',
  tags: ['desktop'],
  parameters: coach(`/session/${sessionId(0x04)}`, { as: 'client', scenario: 'edge' }),
  async play({ canvas }) {
    await canvas.findByRole('heading', { name: 'Без назви' })
    await expect(canvas.getByText('Оберіть тренування ↗')).toBeVisible()
    await expect(canvas.queryByRole('link', { name: 'Редагувати' })).not.toBeInTheDocument()
    for (const link of canvas.getAllByRole('link'))
      await expect(link.getAttribute('href')).not.toMatch(/add-meeting|calendar/)
  },
}

export const Unknown: Story = {
  name: 'Невідома вправа, дробова вага; 12.20: програма без назви — «Невідома програма»',
  tags: ['desktop', 'state-edge'],
  parameters: coach(`/session/${sessionId(0x11)}`, { scenario: 'edge' }),
  async play(play) {
    const { canvas } = play
    await canvas.findByRole('heading', { name: 'Невідома вправа' })
    await expect(canvas.getAllByRole('cell', { name: '2,5' })).toHaveLength(3)
    await expect(canvas.getByText('Відпочинок: 45 сек')).toBeVisible()
    const nameless = sessionId(0x10)
    const params = { sessionId: nameless }
    await routerOf(play).navigate({ to: '/session/$sessionId', params })
    await canvas.findByRole('heading', { name: SPEC.unknownProgram })
    // Without a program's name (product §2) the link opens the meeting, not the plan.
    await leadsTo(play, 'Редагувати', `/add-meeting/${nameless}`)
  },
}

export const Long: Story = {
  name: 'Дуже довгий план',
  tags: ['desktop'],
  parameters: coach(`/session/${sessionId(0x06)}`, { scenario: 'edge' }),
  play: shows(/^\d+ вправ[аи]? · \d+ сет/),
}

export const Loading: Story = {
  name: 'Завантаження',
  parameters: coach(`/session/${STRENGTH}`, { faults: [`${SESSION} timeout`] }),
  play: shows('Завантаження...'),
}

export const Failed: Story = {
  name: 'Сесія не завантажилась',
  parameters: coach(`/session/${STRENGTH}`, { faults: [`${SESSION} 500`] }),
  play: shows(SPEC.sessionNotLoaded),
}
