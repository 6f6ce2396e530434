import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, waitFor, within } from 'storybook/test'

import { reach } from '#storybook/common/reach-state.ts'
import { press, showsLoading } from '#storybook/person.ts'
import { ANDRIY, cardAs, OLENA } from '#tests/fixtures/stories/clients.fixture.ts'
import { SPEC } from '#tests/fixtures/texts.fixture.ts'

const PROFILE = 'GET /v1/users/{id}'
const SESSIONS = 'GET /v1/clients/{id}/sessions'
const MEASUREMENTS = 'GET /v1/clients/{id}/measurements'

const ofAndriy = cardAs('coach')

const meta = { title: 'Тренер/Картка клієнта', parameters: ofAndriy() } satisfies Meta

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  name: 'Картка постійного клієнта: графік, друга сторінка історії',
  tags: ['desktop', 'main'],
  // The history of measurements is an addition to the specification.
  parameters: ofAndriy({ answers: 'full' }),
  async play(play) {
    const { canvas, userEvent, loaded } = play
    await canvas.findByRole('heading', { name: 'Андрій Мельник', level: 2 })
    await expect(canvas.getByRole('link', { name: '+380 67 111 22 33' })).toHaveAttribute(
      'href',
      'tel:+380671112233',
    )
    await expect(canvas.getByText(/^Активний/)).toBeVisible()
    const upcoming = within(canvas.getByRole('region', { name: 'Найближчі тренування' }))
    await expect(await upcoming.findAllByRole('link')).toHaveLength(4)
    const latest = within(canvas.getByRole('region', { name: 'Виміри' }))
    await expect(await latest.findByText('Останні — 27 лютого 2027')).toBeVisible()
    await expect(latest.getByText('88,1')).toBeVisible()
    await expect(latest.getByText('−1,1')).toBeVisible()
    await expect(canvas.getByRole('link', { name: 'Нова зустріч' })).toHaveAttribute(
      'href',
      `/add-meeting?client=${ANDRIY}`,
    )
    // Like the last training, on Monday 1 March.
    await expect(canvas.getByRole('link', { name: 'Ще раз' })).toHaveAttribute(
      'href',
      expect.stringMatching(/&slot=0\+18%3A00&program=9206a000-/),
    )

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

    const history = within(await canvas.findByRole('table', { name: 'Історія тренувань' }))
    await expect(history.getAllByRole('row')).toHaveLength(7)
    await press(play, 'Наступна сторінка')
    await canvas.findByText('Page 2 of 2')
    await expect(history.getAllByText('Скасовано')).toHaveLength(2)
    await expect(loaded['app'].router.state.location.search).toEqual({ page: '2' })
    await expect(loaded['app'].router.history.length).toBe(1)
  },
}

/** The list of `edge`, which has this client. */
const found = (name: string) =>
  ofAndriy({ url: `/client-baze?q=${encodeURIComponent(name)}`, scenario: 'edge', answers: 'full' })

export const Outlier: Story = {
  name: 'Два виміри за рік, довгі нотатки',
  tags: ['state-edge', 'desktop'],
  parameters: found('Ян Велет'),
  async play({ canvas, userEvent }) {
    await reach(async () => userEvent.click(await canvas.findByRole('link', { name: 'Ян Велет' })))
    await canvas.findByRole('heading', { name: 'Ян Велет', level: 2 })
    const progress = within(canvas.getByRole('region', { name: 'Прогрес' }))
    // Only the weight was measured twice, so there is no choice of measures.
    await expect(await progress.findByText(/^Вага:/)).toHaveTextContent('+333,23 кг')
    await expect(progress.getAllByRole('radio')).toHaveLength(1)
  },
}

export const Unmeasured: Story = {
  name: 'Без вимірів і нотаток',
  parameters: found('Мар’яна Дʼяченко'),
  async play({ canvas, userEvent }) {
    await reach(async () => userEvent.click(await canvas.findByRole('link', { name: /^Мар’яна/ })))
    await canvas.findByText('Вимірів ще немає.')
    await canvas.findByText('Немає нотаток')
    await expect(canvas.queryByRole('radiogroup')).not.toBeInTheDocument()
  },
}

export const WithoutCard: Story = {
  name: 'Клієнт без анкети',
  tags: ['state-empty'],
  parameters: ofAndriy({ scenario: 'new-client' }),
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
  parameters: ofAndriy({ faults: [`${PROFILE} timeout`] }),
  play: showsLoading,
}

export const PartsFailed: Story = {
  name: 'Частини не завантажились',
  parameters: ofAndriy({
    answers: 'full',
    faults: [`${SESSIONS} malformed`, `${MEASUREMENTS} 500`],
  }),
  async play({ canvas }) {
    await waitFor(() =>
      expect(
        canvas.getAllByRole('heading', { name: 'Не вдалося завантажити тренування' }),
      ).toHaveLength(2),
    )
    await canvas.findByRole('heading', { name: SPEC.clientNotLoaded })
    // The card itself still has the numbers.
    await expect(canvas.getByText('88,1')).toBeVisible()
  },
}

export const NotAClient: Story = {
  name: 'Це не клієнт',
  parameters: ofAndriy({ url: `/client/${OLENA}` }),
  async play({ canvas }) {
    await canvas.findByRole('heading', { name: 'Такої сторінки немає' })
  },
}
