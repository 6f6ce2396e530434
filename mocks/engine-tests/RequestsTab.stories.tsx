import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, spyOn, waitFor, within } from 'storybook/test'

import { CONTRACT_PAGE_PATH } from '#mocks/engine/contract-page-path.ts'

import { besideScreen, panelOf } from './panel-story.fixture.tsx'

const meta = {
  title: 'QA/Запити',
  parameters: { screen: { url: '/settings', as: 'coach' } },
  render: besideScreen('requests'),
} satisfies Meta

export default meta
type Story = StoryObj<typeof meta>

const login = (password: string): Promise<Response> =>
  fetch('/v1/auth/login', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ phone: '+380671112233', password }),
  })

export const Requests: Story = {
  name: 'Запити: перегляд, повтор, curl, збій',
  tags: ['desktop'],
  async play({ canvas, userEvent }) {
    const panel = await panelOf(canvas)
    const contract = panel.queryByRole('link', { name: 'Контракт API' })
    // A build has no such page.
    if (import.meta.env.DEV) await expect(contract).toHaveAttribute('href', CONTRACT_PAGE_PATH)
    else await expect(contract).toBeNull()
    await login('Wrong2026!')
    const rows = within(panel.getByRole('list', { name: 'Запити' }))
    await userEvent.type(panel.getByLabelText('Пошук у запитах'), 'post login')
    const row = await rows.findByRole('button', {
      name: /^401 POST \/v1\/auth\/login \d+ мс за контрактом$/,
    })
    await userEvent.click(row)
    const sent = panel.getByLabelText('Тіло запиту')
    await expect(sent).toHaveTextContent('"password": "•••"')
    await expect(sent).not.toHaveTextContent('Wrong2026!')

    await userEvent.click(panel.getByRole('button', { name: 'Повторити' }))
    await waitFor(() => expect(rows.getAllByRole('button', { name: /^401 POST/ })).toHaveLength(2))

    const write = spyOn(navigator.clipboard, 'writeText').mockResolvedValue()
    await userEvent.click(panel.getByRole('button', { name: 'Копіювати curl' }))
    await expect(await panel.findByText('curl скопійовано')).toBeVisible()
    const command = write.mock.calls[0]?.[0]
    await expect(command).toMatch(/^curl -X POST 'http.*\/v1\/auth\/login'/)
    await expect(command).not.toContain('Wrong2026!')
    write.mockRestore()

    await userEvent.click(panel.getByRole('button', { name: 'Зламати' }))
    await expect(await panel.findByLabelText('Операція')).toHaveValue('POST /v1/auth/login')
    await userEvent.click(panel.getByRole('tab', { name: 'Запити' }))
    await userEvent.click(await panel.findByRole('button', { name: 'Очистити' }))
    await expect(await panel.findByText('Тут з’являться запити до API.')).toBeVisible()
  },
}

export const Violation: Story = {
  name: 'Порушення контракту видно одразу',
  async play({ canvas, userEvent }) {
    const panel = await panelOf(canvas)
    const consoleError = spyOn(console, 'error').mockImplementation(() => {})
    await fetch('/v1/nothing')
    const row = await panel.findByRole('button', { name: /nothing.*порушує контракт$/ })
    await expect(panel.getByRole('tab', { name: 'Запити 1 порушень контракту' })).toBeVisible()
    // The order of the screen's own calls varies, and the picture would, too.
    await userEvent.type(panel.getByLabelText('Пошук у запитах'), 'nothing')
    await userEvent.click(row)
    await expect(panel.getByText('Порушення контракту: not in the contract')).toBeVisible()
    consoleError.mockRestore()
  },
}
