import { Button } from '@mantine/core'
import type { Meta, StoryObj } from '@storybook/react-vite'
import {
  createMemoryHistory,
  createRootRoute,
  createRoute,
  createRouter,
  Link,
  Outlet,
  RouterProvider,
} from '@tanstack/react-router'
import { type ReactNode, useState } from 'react'
import { expect, fn, waitFor } from 'storybook/test'

import { inKit } from '#tests/fixtures/stories/kit-frame.fixture.tsx'

import { useWhileShown } from './navigation.ts'

const onAnswer = fn()

/** The pending calls. */
const waiting: ((text: string) => void)[] = []

function Screen(): ReactNode {
  const go = useWhileShown(onAnswer)
  const ask = async (): Promise<void> => {
    go(await new Promise<string>((resolve) => waiting.push(resolve)))
  }
  return <Button onClick={() => void ask()}>Запитати</Button>
}

function Frame(): ReactNode {
  const [isShown, setShown] = useState(true)
  return (
    <>
      {isShown && <Screen />}
      <Button variant="default" onClick={() => setShown(false)}>
        Піти
      </Button>
    </>
  )
}

/** What the next screen waits for before it is shown. */
let loading = Promise.withResolvers<void>()

function openScreens(): ReturnType<typeof createRouter> {
  loading = Promise.withResolvers()
  const root = createRootRoute({ component: Outlet })
  const routeTree = root.addChildren([
    createRoute({
      getParentRoute: () => root,
      path: '/dashboard',
      component: () => (
        <>
          <Screen />
          <Link to="/settings">Налаштування</Link>
        </>
      ),
    }),
    createRoute({
      getParentRoute: () => root,
      path: '/settings',
      // Longer than any story: the screen that is left stays until the next one has loaded.
      pendingMs: 90_000,
      loader: () => loading.promise,
      component: () => <h1>Налаштування</h1>,
    }),
  ])
  const history = createMemoryHistory({ initialEntries: ['/dashboard'] })
  return createRouter({ routeTree, history })
}

const answer = async (text: string): Promise<void> => {
  waiting.shift()?.(text)
  await Promise.resolve()
}

const meta = {
  title: 'Елементи/Поки екран відкрито',
  decorators: [inKit],
  parameters: {
    docs: {
      description: {
        component: 'Дія після відповіді сервера, яка не має сенсу, коли екран уже залишено.',
      },
    },
  },
  render: () => <Frame />,
  beforeEach: () => {
    waiting.length = 0
    onAnswer.mockClear()
  },
} satisfies Meta

export default meta
type Story = StoryObj<typeof meta>

export const LateAnswer: Story = {
  name: '12.2: пізня відповідь не діє, коли екран залишено',
  async play({ canvas, userEvent }) {
    const ask = canvas.getByRole('button', { name: 'Запитати' })
    await userEvent.click(ask)
    await userEvent.click(ask)
    await answer('перша')
    await expect(onAnswer.mock.calls).toEqual([['перша']])
    await userEvent.click(canvas.getByRole('button', { name: 'Піти' }))
    await answer('друга')
    await expect(onAnswer).toHaveBeenCalledOnce()
  },
}

export const NextLoads: Story = {
  name: '12.2: пізня відповідь не діє, поки завантажується наступний екран',
  render: (_, { loaded }) => <RouterProvider router={loaded['router']} />,
  loaders: [() => ({ router: openScreens() })],
  async play({ canvas, userEvent }) {
    const ask = await canvas.findByRole('button', { name: 'Запитати' })
    await userEvent.click(ask)
    await userEvent.click(ask)
    await answer('перша')
    await expect(onAnswer.mock.calls).toEqual([['перша']])
    await userEvent.click(canvas.getByRole('link', { name: 'Налаштування' }))
    await expect(ask).toBeVisible()
    await answer('друга')
    await expect(onAnswer).toHaveBeenCalledOnce()
    loading.resolve()
    await waitFor(() => expect(canvas.getByRole('heading', { name: 'Налаштування' })).toBeVisible())
  },
}
