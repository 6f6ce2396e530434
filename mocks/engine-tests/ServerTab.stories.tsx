import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, spyOn, waitFor, within } from 'storybook/test'

import { createControl } from '#mocks/engine/control/control.ts'
import { createMock } from '#mocks/engine/page/open-mock-page.ts'
import { answer } from '#mocks/engine/pipeline/pipeline.ts'
import { productPage } from '#mocks/pulse-product-page.ts'
import { renderScreen } from '#storybook/screen.tsx'

import { panelOf, PanelBesideScreen } from './panel-story.fixture.tsx'
import { openTwoServers } from './two-servers.fixture.ts'

const meta = {
  title: 'QA/Сервер',
  parameters: { screen: { url: '/settings', as: 'coach' } },
  // Its server sends a field of profiles under another name.
  loaders: [
    async () => ({
      beside: await openTwoServers(async (right) => {
        const text = (await right.text()).replace('"first_name"', '"firstName"')
        return new Response(text, right)
      }),
    }),
  ],
  render: (_, { loaded }) => (
    <>
      {renderScreen(null, { loaded })}
      <PanelBesideScreen mock={createMock(loaded['beside'].control, productPage)} tab="server" />
    </>
  ),
} satisfies Meta

export default meta
type Story = StoryObj<typeof meta>

export const Beside: Story = {
  name: 'Усе, за тегом, за операцією; відхилення видно',
  tags: ['desktop'],
  async play({ canvas, loaded, userEvent }) {
    const panel = await panelOf(canvas)
    const press = (name: string | RegExp) => userEvent.click(panel.getByRole('button', { name }))
    const { here } = loaded['beside']
    await expect(panel.getByText('http://there')).toBeVisible()
    await press('Усе із сервера')
    await expect(await panel.findByText(/^(\d+) з \1$/)).toBeVisible()
    await press('Усе з мока')
    await expect(await panel.findByText(/^0 з \d+$/)).toBeVisible()

    const users = within(panel.getByRole('group', { name: 'Хто відповідає: users' }))
    await userEvent.click(users.getByRole('button', { name: 'Сервер' }))
    await expect(await panel.findByText('сервер: 6 з 6')).toBeVisible()
    // `users` is the last tag.
    await userEvent.click(panel.getAllByText('Операції').at(-1) ?? document.body)
    await userEvent.click(await panel.findByRole('button', { name: 'DELETE /v1/users/me сервер' }))
    await waitFor(async () =>
      expect((await createControl(here).settings()).server).not.toContain('DELETE /v1/users/me'),
    )
    await expect(panel.getByRole('tab', { name: 'Сервер 5' })).toBeVisible()

    const consoleError = spyOn(console, 'error').mockImplementation(() => {})
    await answer(new Request('https://pulse.example/v1/users/olena-koval'), here)
    const wrong = 'GET /v1/users/{id} відхилень: 1 сервер'
    await expect(await panel.findByRole('button', { name: wrong })).toBeVisible()
    consoleError.mockRestore()
  },
}
