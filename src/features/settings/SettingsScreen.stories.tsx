import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, spyOn, waitFor, within } from 'storybook/test'

import { noticesFor } from '#src/device/notices.ts'
import { restSignals } from '#src/device/rest-signals.ts'
import { reached } from '#storybook/common/reach-state.ts'
import { callsOf, page, settled } from '#storybook/person.ts'
import { OLENA } from '#tests/fixtures/stories/clients.fixture.ts'
import { SPEC } from '#tests/fixtures/texts.fixture.ts'

const DELETION = 'DELETE /v1/users/me'
const PROFILE = 'GET /v1/users/me'

const meta = {
  title: 'Тренер і клієнт/Налаштування',
  parameters: { screen: { url: '/settings', as: 'coach' } },
} satisfies Meta

export default meta
type Story = StoryObj<typeof meta>

export const Coach: Story = {
  name: 'Тренер',
  tags: ['desktop', 'state-default', 'main'],
  async play({ canvas, userEvent, globals }) {
    await canvas.findByRole('heading', { name: 'Налаштування', level: 1 })
    const signIn = within(canvas.getByRole('region', { name: 'Дані для входу' }))
    await expect(signIn.getByLabelText('Телефон')).toHaveValue('+380 50 111 22 33')
    await expect(signIn.getByLabelText('Телефон')).toBeDisabled()
    await expect(signIn.getByLabelText('Пароль')).toBeDisabled()
    await expect(canvas.getByRole('region', { name: 'Обліковий запис' })).toBeVisible()
    const plan = within(canvas.getByRole('region', { name: 'Тарифний план' }))
    await expect(plan.getByText('Базовий тариф')).toBeVisible()
    await expect(plan.getByText('Безкоштовно')).toBeVisible()
    await expect(plan.getByRole('button', { name: 'Підключений' })).toBeDisabled()
    await expect(plan.getAllByRole('listitem').map((item) => item.textContent)).toEqual([
      'Облік клієнтів і їхнього прогресу',
      'Запис на тренування',
      'Створення програм тренувань',
      'Бібліотека вправ',
      'Персональний сайт',
    ])
    const keepsOn = canvas.getByRole('checkbox', { name: 'Екран не гасне під час відпочинку' })
    await userEvent.click(keepsOn)
    await expect(keepsOn).not.toBeChecked()
    await expect(restSignals.read()).toEqual({ vibration: true, screen: false })
    await userEvent.click(canvas.getByRole('checkbox', { name: /^Вібрація/ }))
    await expect(restSignals.read()).toEqual({ vibration: false, screen: false })
    const [other, scheme] =
      globals['scheme'] === 'dark' ? (['Світлий', 'light'] as const) : (['Темний', 'dark'] as const)
    await userEvent.click(canvas.getByRole('radio', { name: other }))
    await waitFor(() =>
      expect(document.documentElement).toHaveAttribute('data-mantine-color-scheme', scheme),
    )
  },
}

export const Notices: Story = {
  name: 'Сповіщення про запити: дозволено, вимкнено; браузер не дозволяє',
  tags: ['state-edge'],
  async play({ canvas, userEvent }) {
    const box = await canvas.findByRole('checkbox', { name: 'Сповіщення про новий запит' })
    const answer = spyOn(Notification, 'requestPermission').mockResolvedValue('granted')
    await expect(box).not.toBeChecked()
    await userEvent.click(box)
    await waitFor(() => expect(box).toBeChecked())
    await expect(noticesFor.read()).toEqual([OLENA])
    await userEvent.click(box)
    await expect(box).not.toBeChecked()
    await expect(noticesFor.read()).toEqual([])
    answer.mockResolvedValue('denied')
    await userEvent.click(box)
    await canvas.findByText('Браузер не дозволяє сповіщень. Дозволь їх у його налаштуваннях.')
    await expect(box).not.toBeChecked()
  },
}

export const Client: Story = {
  name: 'Клієнт без тарифного плану',
  tags: ['state-default'],
  parameters: { screen: { url: '/settings', as: 'client' } },
  async play({ canvas }) {
    await canvas.findByRole('heading', { name: 'Налаштування', level: 1 })
    await expect(canvas.queryByText('Тарифний план')).toBeNull()
    await expect(canvas.queryByText('Запити на тренування')).toBeNull()
    const menu = within(canvas.getByRole('navigation', { name: 'Головне меню' }))
    await expect(menu.getAllByRole('link')).toHaveLength(2)
  },
}

export const Confirmation: Story = {
  name: 'Підтвердження видалення; акаунт не видалено',
  tags: ['desktop'],
  parameters: { screen: { url: '/settings', as: 'coach', faults: [`${DELETION} 500`] } },
  async play({ canvas, userEvent }) {
    await userEvent.click(await canvas.findByRole('button', { name: 'Видалити' }))
    const dialog = within(await page().findByRole('dialog', { name: 'Підтвердження' }))
    await dialog.findByText('Ви впевнені, що хочете видалити акаунт? Цю дію не можна скасувати.')
    await waitFor(() => expect(dialog.getByRole('button', { name: 'Скасувати' })).toHaveFocus())
    await reached()
    await userEvent.dblClick(await settled(dialog.getByRole('button', { name: 'Видалити' })))
    await dialog.findByText(SPEC.accountNotDeleted)
    await expect(await callsOf(DELETION)).toHaveLength(1)
  },
}

export const Loading: Story = {
  name: 'Завантаження',
  parameters: { screen: { url: '/settings', as: 'coach', faults: [`${PROFILE} timeout`] } },
  async play({ canvas }) {
    await expect(await canvas.findByRole('status')).toHaveTextContent('Завантаження...')
  },
}

export const Failed: Story = {
  name: 'Профіль не завантажився',
  parameters: { screen: { url: '/settings', as: 'coach', faults: [`${PROFILE} 500`] } },
  async play({ canvas }) {
    await canvas.findByRole('heading', { name: 'Не вдалося завантажити профіль' })
  },
}
