import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, spyOn, waitFor, within } from 'storybook/test'

import { besideScreen, panelOf } from './panel-story.fixture.tsx'

const meta = {
  title: 'QA/Запити',
  parameters: { screen: { url: '/settings', as: 'coach' } },
  render: besideScreen('requests'),
} satisfies Meta

export default meta
type Story = StoryObj<typeof meta>

export const Requests: Story = {
  name: 'Запити: перегляд, повтор, curl, збій, порушення контракту',
  tags: ['desktop'],
  async play({ canvas, userEvent }) {
    const panel = await panelOf(canvas)
    const press = (name: string) => userEvent.click(panel.getByRole('button', { name }))
    await fetch('/v1/auth/login', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ phone: '+380671112233', password: 'Wrong2026!' }),
    })
    const rows = within(panel.getByRole('list', { name: 'Запити' }))
    const search = panel.getByLabelText('Пошук у запитах')
    await userEvent.type(search, 'post login')
    const row = /^401 POST \/v1\/auth\/login \d+ мс за контрактом$/
    await userEvent.click(await rows.findByRole('button', { name: row }))
    const sent = panel.getByLabelText('Тіло запиту')
    await expect(sent).toHaveTextContent('"password": "•••"')
    await expect(sent).not.toHaveTextContent('Wrong2026!')

    await press('Повторити')
    await waitFor(() => expect(rows.getAllByRole('button', { name: /^401 POST/ })).toHaveLength(2))
    const write = spyOn(navigator.clipboard, 'writeText').mockResolvedValue()
    await press('Копіювати curl')
    await expect(await panel.findByText('curl скопійовано')).toBeVisible()
    await expect(write.mock.calls[0]?.[0]).toMatch(/^curl -X POST 'http.*\/v1\/auth\/login'/)
    write.mockRestore()
    await press('Зламати')
    await expect(await panel.findByLabelText('Операція')).toHaveValue('POST /v1/auth/login')
    await userEvent.click(panel.getByRole('tab', { name: 'Запити' }))

    const consoleError = spyOn(console, 'error').mockImplementation(() => {})
    await fetch('/v1/nothing')
    await expect(
      await panel.findByRole('tab', { name: 'Запити 1 порушень контракту' }),
    ).toBeVisible()
    // The order of the screen's own calls varies, and the picture would, too.
    await userEvent.type(panel.getByLabelText('Пошук у запитах'), 'nothing')
    const broken = /nothing.*порушує контракт$/
    await userEvent.click(await panel.findByRole('button', { name: broken }))
    await expect(panel.getByText('Порушення контракту: not in the contract')).toBeVisible()
    consoleError.mockRestore()
  },
}
