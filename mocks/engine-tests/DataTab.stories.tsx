import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, waitFor, within } from 'storybook/test'

import { besideScreen, panelOf } from './panel-story.fixture.tsx'

const meta = {
  title: 'QA/Дані',
  parameters: { screen: { url: '/settings', as: 'coach' } },
  render: besideScreen('data'),
} satisfies Meta

export default meta
type Story = StoryObj<typeof meta>

const coach = async () =>
  (await window.mock?.rows('users', ['phone=+380501112233'], true))?.rows[0]?.row

export const Rows: Story = {
  name: 'Пошук, зміна, видалення, скасування',
  async play({ canvas, userEvent }) {
    const panel = await panelOf(canvas)
    const press = (name: string) => userEvent.click(panel.getByRole('button', { name }))
    const rows = within(await panel.findByRole('list', { name: 'Рядки: users' }))
    await userEvent.type(panel.getByLabelText('Пошук у таблиці'), 'phone=+380501112233')
    await waitFor(() => expect(rows.getAllByRole('listitem')).toHaveLength(1))
    await userEvent.click(rows.getByRole('button', { name: /^coach · Олена · Коваль/ }))
    await expect(panel.getByLabelText('password')).toHaveValue('•••')
    await expect(panel.getByLabelText('id')).toHaveAttribute('readonly')

    const role = panel.getByLabelText('role')
    await userEvent.clear(role)
    await userEvent.type(role, 'admin')
    await press('Зберегти рядок')
    await expect(await panel.findByRole('alert')).toHaveTextContent(
      'Нічого не змінено: role: очікується "coach" або "client", а є "admin"',
    )
    await expect(await coach()).toMatchObject({ role: 'coach' })

    await userEvent.clear(role)
    await userEvent.type(role, 'coach')
    const name = panel.getByLabelText('first_name')
    await userEvent.clear(name)
    await userEvent.type(name, 'Орися{Enter}')
    await expect(await panel.findByText('Рядок змінено')).toBeVisible()
    await expect(await coach()).toMatchObject({ first_name: 'Орися', password: 'Trener2026!' })
    await press('Скасувати зміну')
    await waitFor(() => expect(name).toHaveValue('Олена'))

    // The keyboard focus is not lost with the button.
    panel.getByRole('button', { name: 'Видалити рядок' }).focus()
    await userEvent.keyboard('{Enter}')
    await expect(await panel.findByText('Таких рядків немає.')).toBeVisible()
    await expect(panel.getByRole('tabpanel')).toHaveFocus()
    await press('Скасувати зміну')
    await expect(await rows.findByRole('button', { name: /^coach · Олена/ })).toBeVisible()

    await press('Показати секрети')
    await userEvent.click(await rows.findByRole('button', { name: /^coach · Олена/ }))
    await waitFor(() => expect(panel.getByLabelText('password')).toHaveValue('Trener2026!'))
  },
}
