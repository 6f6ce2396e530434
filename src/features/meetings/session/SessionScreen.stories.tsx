import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, spyOn, waitFor, within } from 'storybook/test'

import {
  coach,
  NAMELESS,
  OWN,
  STRENGTH,
  TIMED,
  sessionId,
} from '#tests/fixtures/stories/meetings.fixture.ts'

const SESSION = 'GET /v1/calendar/sessions/{id}'
const EXERCISE = 'GET /v1/programs/exercises/{id}'

const meta = {
  title: 'Тренер/Деталі тренування',
  parameters: coach(`/session/${STRENGTH}`),
} satisfies Meta

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  name: 'План із різними сетами',
  tags: ['desktop'],
  async play({ canvas }) {
    await canvas.findByRole('heading', { name: 'Деталі тренування', level: 1 })
    await expect(canvas.getByRole('link', { name: 'Назад' })).toHaveAttribute('href', '/calendar')
    await expect(canvas.getByRole('heading', { name: 'Сила: база 5×5' })).toBeVisible()
    await expect(canvas.getByRole('heading', { name: 'План тренування' })).toBeVisible()
    await expect(canvas.getByText('3 вправи · 18 сетів')).toBeVisible()
    const name = await canvas.findByRole('heading', { name: 'Присідання зі штангою на плечах' })
    const [row] = within(canvas.getAllByRole('table')[0] ?? name)
      .getAllByRole('row')
      .slice(1)
    await expect(row).toHaveTextContent('14082 хв')
    await expect(canvas.getByText('Відпочинок: 3 хв')).toBeVisible()
    await expect(canvas.getByRole('link', { name: 'Редагувати' })).toHaveAttribute(
      'href',
      `/session/${STRENGTH}/edit`,
    )
  },
}

export const Timed: Story = {
  name: 'Вправи на час',
  tags: ['desktop', 'state-default'],
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
  async play({ canvas }) {
    await canvas.findByRole('heading', { name: 'Без назви' })
    await expect(canvas.getByText('Програма з бібліотеки принесе сюди свої вправи.')).toBeVisible()
    for (const name of ['Оберіть тренування ↗', 'Редагувати'])
      await expect(canvas.getByRole('link', { name })).toHaveAttribute(
        'href',
        `/add-meeting/${NAMELESS}`,
      )
  },
}

export const AsClient: Story = {
  name: 'Очима клієнта',
  tags: ['desktop', 'state-default'],
  parameters: coach(`/session/${OWN}`, { as: 'client' }),
  async play({ canvas }) {
    await canvas.findByRole('heading', { name: 'Верх тіла А' })
    await expect(canvas.getByRole('link', { name: 'Редагувати' })).toBeVisible()
    await expect(canvas.getByRole('link', { name: 'Назад' })).toHaveAttribute('href', '/')
  },
}

export const Confirmed: Story = {
  name: 'Клієнт бачить тренера, місця, телефон і календар',
  tags: ['desktop', 'state-default'],
  // In the specification, a session does not name its coach.
  parameters: coach(`/session/${OWN}`, { as: 'client', answers: 'full' }),
  async play({ canvas, userEvent }) {
    const facts = within(await canvas.findByRole('list', { name: 'Тренер' }))
    await expect(facts.getByRole('link', { name: 'Олена Коваль' })).toBeVisible()
    await expect(facts.getByText(/вул. Саксаганського 40/)).toBeVisible()
    await expect(facts.getByRole('link', { name: '+380 50 111 22 33' })).toBeVisible()
    const made = spyOn(URL, 'createObjectURL')
    await userEvent.click(canvas.getByRole('button', { name: /^Додати в календар: ср, 3 березня/ }))
    // Pictures have such addresses, too.
    const types = () => made.mock.calls.map(([file]) => file instanceof Blob && file.type)
    await waitFor(() => expect(types()).toContain('text/calendar'))
    made.mockRestore()
  },
}

/** Nothing about the coach, and no calendar. */
const withoutConfirmed = (more: Parameters<typeof coach>[1]): Story => ({
  parameters: coach(`/session/${OWN}`, { answers: 'full', ...more }),
  async play({ canvas }) {
    await canvas.findByRole('heading', { name: 'Верх тіла А' })
    await expect(canvas.queryByRole('list', { name: 'Тренер' })).toBeNull()
    await expect(canvas.queryByRole('button', { name: /^Додати в календар/ })).toBeNull()
  },
})

export const Over: Story = {
  ...withoutConfirmed({ as: 'client', now: '2027-03-03T19:00' }),
  name: 'Після тренування: без тренера й календаря',
  tags: ['state-default'],
}
export const ConfirmedToCoach: Story = {
  ...withoutConfirmed({ as: 'coach' }),
  name: 'Тренер не бачить себе й календаря клієнта',
  tags: ['state-default'],
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

export const UnknownProgram: Story = {
  name: '12.20: програма без назви — «Невідома програма»',
  tags: ['desktop'],
  parameters: coach(`/session/${sessionId(0x10)}`, { scenario: 'edge' }),
  async play({ canvas }) {
    await canvas.findByRole('heading', { name: 'Невідома програма' })
    // Without a program's name (product §2) the link opens the meeting, not the plan.
    await expect(canvas.getByRole('link', { name: 'Редагувати' })).toHaveAttribute(
      'href',
      `/add-meeting/${sessionId(0x10)}`,
    )
  },
}

export const Unknown: Story = {
  name: 'Невідома вправа, дробова вага',
  tags: ['desktop', 'state-edge'],
  parameters: coach(`/session/${sessionId(0x11)}`, { scenario: 'edge' }),
  async play({ canvas }) {
    await canvas.findByRole('heading', { name: 'Невідома вправа' })
    await expect(canvas.getAllByRole('cell', { name: '2,5' })).toHaveLength(3)
    await expect(canvas.getByText('Відпочинок: 45 сек')).toBeVisible()
  },
}

export const Long: Story = {
  name: 'Дуже довгий план',
  tags: ['desktop'],
  parameters: coach(`/session/${sessionId(0x06)}`, { scenario: 'edge' }),
  async play({ canvas }) {
    await expect(await canvas.findByText(/^\d+ вправ[аи]? · \d+ сет/)).toBeVisible()
  },
}

export const Loading: Story = {
  name: 'Завантаження',
  tags: ['desktop'],
  parameters: coach(`/session/${STRENGTH}`, { faults: [`${SESSION} timeout`] }),
  async play({ canvas }) {
    await expect(await canvas.findByRole('status')).toHaveTextContent('Завантаження...')
  },
}

export const ExercisesFailed: Story = {
  name: 'Вправи не завантажились: сети лишаються',
  parameters: coach(`/session/${STRENGTH}`, { faults: [`${EXERCISE} 500`] }),
  async play({ canvas }) {
    await expect(await canvas.findAllByRole('heading', { name: 'Невідома вправа' })).toHaveLength(3)
    await expect(canvas.getAllByRole('table')).toHaveLength(3)
  },
}

export const Failed: Story = {
  name: 'Сесія не завантажилась',
  parameters: coach(`/session/${STRENGTH}`, { faults: [`${SESSION} 500`] }),
  async play({ canvas, userEvent }) {
    await canvas.findByRole('heading', { name: 'Не вдалося завантажити сесію' })
    await window.mock?.clearFaults()
    await userEvent.click(canvas.getByRole('button', { name: 'Спробувати ще раз' }))
    await canvas.findByRole('heading', { name: 'Сила: база 5×5' })
  },
}
