import type { Meta, StoryObj } from '@storybook/react-vite'
import { createMemoryHistory } from '@tanstack/react-router'
import { expect } from 'storybook/test'
import { routes } from 'virtual:routes'

import { createQueryClient } from '#src/app/query-client.ts'
import { createAppRouter } from '#src/app/router.tsx'

import { inPage } from '../foundations/in-page.tsx'
import { RouteMap } from './RouteMap.tsx'

const meta = {
  title: 'Огляд/Карта',
  decorators: [inPage],
  parameters: { wide: true },
  render: () => (
    <>
      <h1>Маршрути</h1>
      <p>
        Стрілка — посилання, пунктир — перенаправлення; натисни адресу, щоб побачити стрілки її
        екрана. Колір угорі каже, чий екран. Меню є на кожному екрані й стрілок не має.
      </p>
      <RouteMap routes={routes} />
    </>
  ),
} satisfies Meta
export default meta
type Story = StoryObj<typeof meta>

export const Page: Story = { name: 'Маршрути', tags: ['!test'] }

export const Drawn: Story = {
  name: 'Схема',
  tags: ['!dev', 'desktop'],
  async play({ canvas, userEvent }) {
    const history = createMemoryHistory()
    const router = createAppRouter({ queryClient: createQueryClient(), history })
    const paths = Object.keys(router.routesByPath).map((path) => path.replace(/(?<=.)\/$/, ''))
    await expect(routes.map(({ path }) => path).toSorted()).toEqual([...new Set(paths)].toSorted())
    for (const { path, ways } of routes) {
      await expect(canvas.getByRole('button', { name: path })).toBeVisible()
      // What the sources lead to is there.
      for (const { to } of ways) await expect(paths).toContain(to)
    }
    await userEvent.click(canvas.getByRole('button', { name: '/calendar' }))
    await expect(canvas.getByRole('button', { pressed: true })).toHaveTextContent('/calendar')
  },
}
