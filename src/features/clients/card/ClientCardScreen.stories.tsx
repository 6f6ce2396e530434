import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, waitFor, within } from 'storybook/test'

import { ANDRIY, OLENA } from '#tests/fixtures/stories/clients.fixture.ts'

const url = `/client/${ANDRIY}`
const PROFILE = 'GET /v1/users/{id}'
const SESSIONS = 'GET /v1/clients/{id}/sessions'
const MEASUREMENTS = 'GET /v1/clients/{id}/measurements'

/** The history of measurements is an addition to the specification. */
const measured = { url, as: 'coach', answers: 'full' } as const

const meta = {
  title: 'Тренер/Картка клієнта',
  parameters: { screen: { url, as: 'coach' } },
} satisfies Meta

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  name: 'Картка постійного клієнта',
  tags: ['desktop'],
  parameters: { screen: measured },
  async play({ canvas }) {
    await canvas.findByRole('heading', { name: 'Андрій Мельник', level: 2 })
    await expect(canvas.getByRole('link', { name: '+380 67 111 22 33' })).toHaveAttribute(
      'href',
      'tel:+380671112233',
    )
    await expect(canvas.getByText(/^Активний/)).toBeVisible()
    const upcoming = within(canvas.getByRole('region', { name: 'Найближчі тренування' }))
    await expect(await upcoming.findAllByRole('link')).toHaveLength(4)
    const history = within(await canvas.findByRole('table', { name: 'Історія тренувань' }))
    await expect(history.getAllByRole('row')).toHaveLength(7)
    const measures = within(canvas.getByRole('region', { name: 'Виміри' }))
    await expect(await measures.findByText('Останні — 27 лютого 2027')).toBeVisible()
    await expect(measures.getByText('88,1')).toBeVisible()
    await expect(measures.getByText('−1,1')).toBeVisible()
    await expect(canvas.getByRole('link', { name: 'Нова зустріч' })).toHaveAttribute(
      'href',
      `/add-meeting?client=${ANDRIY}`,
    )
  },
}

export const Chart: Story = {
  name: 'Графік вимірів',
  tags: ['desktop'],
  parameters: { screen: measured },
  async play({ canvas, userEvent }) {
    const progress = within(await canvas.findByRole('region', { name: 'Прогрес' }))
    const measures = within(
      await progress.findByRole('radiogroup', { name: 'Що показати на графіку' }),
    )
    await expect(measures.getAllByRole('radio')).toHaveLength(4)
    const sum = progress.getByText(/^Вага:/)
    await expect(sum).toHaveTextContent('Вага: −6,5 кг від 1 жовтня 2026')
    await waitFor(() => expect(sum.parentElement?.querySelectorAll('circle')).toHaveLength(6))
    // Pointing at a dot shows its number.
    const [, second = sum] = sum.parentElement?.querySelectorAll('circle') ?? []
    const { x, y } = second.getBoundingClientRect()
    await userEvent.pointer({ target: second, coords: { clientX: x, clientY: y } })
    await expect(progress.getByText('93,1 кг')).toBeVisible()
    await userEvent.pointer({ target: sum })
    await expect(progress.queryByText('93,1 кг')).not.toBeInTheDocument()
    await userEvent.click(measures.getByRole('radio', { name: 'Талія' }))
    await expect(sum).toHaveAttribute('aria-live', 'polite')
    await expect(sum).toHaveTextContent('Талія: −8,5 см')
    // The line is decorative: the table has all its numbers.
    await expect(sum.parentElement?.querySelector('svg')?.closest('[aria-hidden]')).not.toBeNull()
    await expect(within(progress.getByRole('table')).getAllByRole('row')).toHaveLength(7)
  },
}

/** The card of a client with this name. */
const of = (name: string, answers?: 'full'): Story => ({
  parameters: {
    screen: {
      url: `/client-baze?q=${encodeURIComponent(name)}`,
      as: 'coach',
      scenario: 'edge',
      ...(answers && { answers }),
    },
  },
  async play({ canvas, userEvent }) {
    await userEvent.click(await canvas.findByRole('link', { name }))
    await canvas.findByRole('heading', { name, level: 2 })
  },
})

const outlier = of('Ян Велет', 'full')

export const Outlier: Story = {
  ...outlier,
  name: 'Два виміри за рік, довгі нотатки',
  tags: ['state-edge'],
  async play(context) {
    await outlier.play?.(context)
    const { canvas } = context
    const progress = within(canvas.getByRole('region', { name: 'Прогрес' }))
    // Only the weight was measured twice, so there is no choice of measures.
    await expect(await progress.findByText(/^Вага:/)).toHaveTextContent('+333,23 кг')
    await expect(progress.getAllByRole('radio')).toHaveLength(1)
  },
}

const unmeasured = of('Мар’яна Дʼяченко')

export const Unmeasured: Story = {
  ...unmeasured,
  name: 'Без вимірів і нотаток',
  async play(context) {
    await unmeasured.play?.(context)
    const { canvas } = context
    await canvas.findByText('Вимірів ще немає.')
    await canvas.findByText('Немає нотаток')
    await expect(canvas.queryByRole('radiogroup')).not.toBeInTheDocument()
  },
}

export const Busy: Story = {
  name: 'Щільний розклад',
  tags: ['desktop'],
  parameters: { screen: { url, as: 'coach', scenario: 'busy' } },
  async play({ canvas }) {
    await canvas.findByRole('table', { name: 'Історія тренувань' })
  },
}

export const SecondPage: Story = {
  name: 'Друга сторінка історії',
  tags: ['desktop'],
  parameters: { screen: { url: `${url}?page=99`, as: 'coach' } },
  async play({ canvas, userEvent, loaded }) {
    const table = await canvas.findByRole('table', { name: 'Історія тренувань' })
    const pages = canvas.getByText('Page 2 of 2')
    await expect(pages).toBeVisible()
    await expect(within(table).getAllByText('Скасовано')).toHaveLength(2)
    await userEvent.click(canvas.getByRole('button', { name: 'Попередня сторінка' }))
    await canvas.findByText('Page 1 of 2')
    await expect(loaded['app'].router.state.location.search).toEqual({ page: 1 })
    await expect(loaded['app'].router.history.length).toBe(1)
  },
}

export const Edge: Story = {
  name: 'Незвичні дані',
  tags: ['desktop'],
  parameters: { screen: { url, as: 'coach', scenario: 'edge' } },
  async play({ canvas }) {
    await canvas.findByRole('table', { name: 'Історія тренувань' })
  },
}

export const WithoutCard: Story = {
  name: 'Клієнт без анкети',
  tags: ['state-empty'],
  parameters: { screen: { url, as: 'coach', scenario: 'new-client' } },
  async play({ canvas }) {
    await canvas.findByText('Клієнт ще не заповнив анкету.')
    await canvas.findByRole('heading', { name: 'Прогрес буде доступний після 3 тренувань' })
    await canvas.findByRole('heading', { name: 'Історія з’явиться після 1 тренування' })
    await canvas.findByRole('heading', { name: 'Запланованих тренувань немає' })
    await canvas.findByText('Тут з’являться підтверджені тренування на місяць уперед.')
  },
}

export const Loading: Story = {
  name: 'Завантаження',
  tags: ['desktop'],
  parameters: { screen: { url, as: 'coach', faults: [`${PROFILE} timeout`] } },
  async play({ canvas }) {
    await expect(await canvas.findByRole('status')).toHaveTextContent('Завантаження...')
  },
}

export const Failed: Story = {
  name: 'Картка не завантажилась',
  tags: ['desktop'],
  parameters: { screen: { url, as: 'coach', faults: [`${PROFILE} 500`] } },
  async play({ canvas, userEvent }) {
    await canvas.findByRole('heading', { name: 'Не вдалося завантажити інформацію про клієнта' })
    await window.mock?.clearFaults()
    await userEvent.click(canvas.getByRole('button', { name: 'Спробувати ще раз' }))
    await canvas.findByRole('heading', { name: 'Андрій Мельник', level: 2 })
  },
}

export const PartsSlow: Story = {
  name: 'Частини запізнюються',
  parameters: {
    screen: { url, as: 'coach', faults: [`${SESSIONS} timeout`, `${MEASUREMENTS} timeout`] },
  },
  async play({ canvas }) {
    await canvas.findByRole('heading', { name: 'Андрій Мельник', level: 2 })
    await expect(canvas.getByText('88,1')).toBeVisible()
    await expect(canvas.queryByRole('table')).not.toBeInTheDocument()
  },
}

export const PartsFailed: Story = {
  name: 'Частини не завантажились',
  tags: ['desktop'],
  parameters: {
    screen: { ...measured, faults: [`${SESSIONS} malformed`, `${MEASUREMENTS} 500`] },
  },
  async play({ canvas, userEvent }) {
    await waitFor(() =>
      expect(
        canvas.getAllByRole('heading', { name: 'Не вдалося завантажити тренування' }),
      ).toHaveLength(2),
    )
    await canvas.findByRole('heading', { name: 'Не вдалося завантажити інформацію про клієнта' })
    // The card itself still has the numbers.
    await expect(canvas.getByText('88,1')).toBeVisible()
    await window.mock?.clearFaults()
    for (const again of canvas.getAllByRole('button', { name: 'Спробувати ще раз' }))
      await userEvent.click(again)
    await canvas.findByRole('table', { name: 'Історія тренувань' })
    await canvas.findByRole('table', { name: 'Виміри за датами' })
  },
}

export const Unknown: Story = {
  name: 'Невідомий клієнт',
  tags: ['state-failed'],
  parameters: {
    screen: { url: '/client/05e20000-0000-4000-8000-00000000ffff', as: 'coach' },
  },
  async play({ canvas }) {
    await canvas.findByRole('heading', { name: 'Не вдалося завантажити інформацію про клієнта' })
  },
}

export const NotAClient: Story = {
  name: 'Це не клієнт',
  parameters: { screen: { url: `/client/${OLENA}`, as: 'coach' } },
  async play({ canvas }) {
    await canvas.findByRole('heading', { name: 'Такої сторінки немає' })
  },
}
