import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, spyOn, within } from 'storybook/test'

import { besideScreen, panelOf } from './panel-story.fixture.tsx'

const meta = {
  title: 'QA/SMS',
  parameters: { screen: { url: '/login', otp: 'manual' } },
  render: besideScreen('sms'),
} satisfies Meta

export default meta
type Story = StoryObj<typeof meta>

const post = (path: string, body: object): Promise<Response> =>
  fetch(path, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  })

export const Sms: Story = {
  name: 'SMS із кодами',
  async play({ canvas, userEvent }) {
    const panel = await panelOf(canvas)
    await expect(panel.getByText(/^Повідомлень ще немає/)).toBeVisible()
    const started = await post('/v1/auth/reset_password/start', { phone: '+380671112233' })
    const { verification_id } = await started.json()
    await post('/v1/auth/otp/send', { verification_id, scope: 'otp', context: 'password_reset' })
    const code = (await window.mock?.sms())?.at(-1)?.code ?? ''
    const message = within(await panel.findByRole('listitem'))
    await expect(message.getByText('+380671112233, 2027-03-02 09:40')).toBeVisible()
    const write = spyOn(navigator.clipboard, 'writeText').mockResolvedValue()
    await userEvent.click(message.getByRole('button', { name: `Копіювати код ${code}` }))
    await expect(write).toHaveBeenCalledWith(code)
    write.mockRestore()
  },
}
