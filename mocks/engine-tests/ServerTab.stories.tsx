import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, spyOn, waitFor, within } from 'storybook/test'

import { createControl } from '#mocks/engine/control/control.ts'
import { createMock } from '#mocks/engine/page/open-mock-page.ts'
import { answer, type MockServer } from '#mocks/engine/pipeline/pipeline.ts'
import { productPage } from '#mocks/pulse-product-page.ts'
import { renderScreen } from '#storybook/screen.tsx'

import { panelOf, PanelBesideScreen } from './panel-story.fixture.tsx'
import { openTwoServers } from './two-servers.fixture.ts'

/** A mock beside a real server that sends a field of profiles under another name. */
async function openBeside(): Promise<MockServer> {
  const { here, there } = await openTwoServers()
  here.upstream = {
    address: 'https://api.example',
    async send(path, init) {
      const right = await answer(new Request(`https://api.example${path}`, init), there)
      const text = (await right.text()).replace('"first_name"', '"firstName"')
      return new Response(text, right)
    },
  }
  return here
}

const meta = {
  title: 'QA/Сервер',
  parameters: { screen: { url: '/settings', as: 'coach' } },
  render: (_, { loaded }) => (
    <>
      {renderScreen(null, { loaded })}
      <PanelBesideScreen
        mock={
          loaded['beside']
            ? createMock(createControl(loaded['beside']), productPage)
            : loaded['mock']
        }
        tab="server"
      />
    </>
  ),
} satisfies Meta

export default meta
type Story = StoryObj<typeof meta>

export const Beside: Story = {
  name: 'Усе, за тегом, за операцією; відхилення видно',
  tags: ['desktop'],
  loaders: [async () => ({ beside: await openBeside() })],
  async play({ canvas, loaded, userEvent }) {
    const panel = await panelOf(canvas)
    const press = (name: string | RegExp) => userEvent.click(panel.getByRole('button', { name }))
    const control = createControl(loaded['beside'])
    const chosen = async () => (await control.settings()).server
    await expect(panel.getByText('https://api.example')).toBeVisible()
    const all = panel.getByRole('button', { name: 'Усе із сервера' })
    await expect(all).toHaveAttribute('data-variant', 'default')
    await userEvent.click(all)
    await expect(await panel.findByText(/^(\d+) з \1$/)).toBeVisible()
    await expect(all).toHaveAttribute('data-variant', 'filled')
    await press('Усе з мока')
    await expect(await panel.findByText(/^0 з \d+$/)).toBeVisible()

    const users = within(panel.getByRole('group', { name: 'Хто відповідає: users' }))
    await userEvent.click(users.getByRole('button', { name: 'Сервер' }))
    await expect(await panel.findByText('сервер: 6 з 6')).toBeVisible()
    await expect(panel.getByRole('tab', { name: 'Сервер 6' })).toBeVisible()

    // `users` is the last tag.
    await userEvent.click(panel.getAllByText('Операції').at(-1) ?? document.body)
    const me = await panel.findByRole('button', { name: 'DELETE /v1/users/me сервер' })
    me.focus()
    await userEvent.keyboard(' ')
    await waitFor(async () => expect(await chosen()).not.toContain('DELETE /v1/users/me'))
    await expect(await chosen()).toHaveLength(5)
    await expect(me).toHaveAttribute('aria-pressed', 'false')

    const consoleError = spyOn(console, 'error').mockImplementation(() => {})
    await answer(new Request('https://pulse.example/v1/users/olena-koval'), loaded['beside'])
    const wrong = 'GET /v1/users/{id} відхилень: 1 сервер'
    await expect(await panel.findByRole('button', { name: wrong })).toBeVisible()
    await userEvent.click(panel.getByRole('tab', { name: /^Запити/ }))
    await userEvent.type(panel.getByLabelText('Пошук у запитах'), 'сервер')
    await userEvent.click(
      await panel.findByRole('button', { name: /^200 GET .* сервер \d+ мс порушує контракт$/ }),
    )
    await expect(
      panel.getByText(/^Порушення контракту: answers first_name must have/),
    ).toBeVisible()
    consoleError.mockRestore()
  },
}

export const Alone: Story = {
  name: 'Без сервера сказано, як його назвати',
  async play({ canvas }) {
    const panel = await panelOf(canvas)
    await expect(panel.getByText('VITE_API_URL=https://… npm run dev:hybrid')).toBeVisible()
  },
}
