import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, waitFor, within } from 'storybook/test'

import { renderScreen } from '#storybook/screen.tsx'

import { ANDRIY, OLENA } from './play.ts'

const url = `/client/${ANDRIY}`
const PROFILE = 'GET /v1/users/{id}'
const SESSIONS = 'GET /v1/clients/{id}/sessions'
const MEASUREMENTS = 'GET /v1/clients/{id}/measurements'

const meta = {
  title: 'Тренер/Картка клієнта',
  render: renderScreen,
  parameters: { screen: { url, as: 'coach' } },
} satisfies Meta

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  name: 'Картка постійного клієнта',
  async play({ canvas }) {
    await canvas.findByRole('heading', { name: 'Андрій Мельник', level: 2 })
    const upcoming = within(canvas.getByRole('region', { name: 'Найближчі тренування' }))
    await expect(await upcoming.findAllByRole('link')).toHaveLength(4)
    const history = within(await canvas.findByRole('table', { name: 'Історія тренувань' }))
    await expect(history.getAllByRole('row')).toHaveLength(7)
    const measures = within(canvas.getByRole('region', { name: 'Виміри' }))
    await expect(await measures.findByText('Останні — 27.02.2027')).toBeVisible()
    await expect(measures.getByText('88,1')).toBeVisible()
    await expect(measures.getByText('−1,1')).toBeVisible()
    await expect(canvas.getByRole('link', { name: 'Нова зустріч' })).toHaveAttribute(
      'href',
      `/add-meeting?client=${ANDRIY}`,
    )
  },
}

export const SecondPage: Story = {
  name: 'Друга сторінка історії',
  parameters: { screen: { url: `${url}?page=99`, as: 'coach' } },
  async play({ canvas, userEvent, loaded }) {
    const table = await canvas.findByRole('table', { name: 'Історія тренувань' })
    const pages = canvas.getByText('Page 2 of 2')
    await expect(pages).toBeVisible()
    await expect(within(table).getAllByText('Скасовано')).toHaveLength(2)
    await userEvent.click(canvas.getByRole('button', { name: 'Попередня сторінка' }))
    await canvas.findByText('Page 1 of 2')
    await expect(loaded['app'].router.state.location.search).toEqual({ page: 1 })
  },
}

export const Edge: Story = {
  name: 'Незвичні дані',
  parameters: { screen: { url, as: 'coach', scenario: 'edge' } },
  async play({ canvas }) {
    await canvas.findByRole('table', { name: 'Історія тренувань' })
  },
}

export const WithoutCard: Story = {
  name: 'Клієнт без анкети',
  parameters: { screen: { url, as: 'coach', scenario: 'new-client' } },
  async play({ canvas }) {
    await canvas.findByText('Клієнт ще не заповнив анкету.')
    await canvas.findByRole('heading', { name: 'Прогрес буде доступний після 3 тренувань' })
    await canvas.findByRole('heading', { name: 'Історія з’явиться після 1 тренування' })
    await canvas.findByRole('heading', { name: 'Запланованих тренувань немає' })
  },
}

export const Loading: Story = {
  name: 'Завантаження',
  parameters: { screen: { url, as: 'coach', faults: [`${PROFILE} timeout`] } },
  async play({ canvas }) {
    await expect(await canvas.findByRole('status')).toHaveTextContent('Завантаження...')
  },
}

export const Failed: Story = {
  name: 'Картка не завантажилась',
  parameters: { screen: { url, as: 'coach', faults: [`${PROFILE} 500`] } },
  async play({ canvas, userEvent }) {
    await canvas.findByRole('heading', { name: 'Не вдалося завантажити інформацію про клієнта' })
    await window.mock?.clearFaults()
    await userEvent.click(canvas.getByRole('button', { name: 'Спробувати ще раз' }))
    await canvas.findByRole('heading', { name: 'Андрій Мельник', level: 2 })
  },
}

export const PartsFailed: Story = {
  name: 'Частини не завантажились',
  parameters: {
    screen: { url, as: 'coach', faults: [`${SESSIONS} malformed`, `${MEASUREMENTS} 404`] },
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
