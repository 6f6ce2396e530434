import { Button } from '@mantine/core'
import type { Meta, StoryObj } from '@storybook/react-vite'
import {
  createMemoryHistory,
  createRootRoute,
  createRouter,
  RouterProvider,
} from '@tanstack/react-router'
import { type ReactNode, useState } from 'react'
import { expect } from 'storybook/test'

import { inKit } from '#tests/fixtures/stories/kit-frame.fixture.tsx'

import { BackArrow } from './BackArrow.tsx'
import { BrandMark } from './BrandMark.tsx'
import { Card } from './Card.tsx'
import { DocumentTitle } from './DocumentTitle.tsx'
import { Screen } from './Screen.tsx'

/** Links need a router; this one has no other screens. */
function InRouter({ children }: { children: ReactNode }): ReactNode {
  const [router] = useState(() =>
    createRouter({
      routeTree: createRootRoute({ component: () => children }),
      history: createMemoryHistory(),
    }),
  )
  return <RouterProvider router={router} />
}

const meta = {
  title: 'Елементи/Екран',
  component: Screen,
  subcomponents: { BackArrow, BrandMark, DocumentTitle },
  decorators: [inKit],
  parameters: {
    docs: {
      description: {
        component:
          'Кожен екран у каркасі: один заголовок, одна колонка. На екранах меню ліворуч логотип, глибше — стрілка назад.',
      },
    },
  },
  args: {
    title: 'Робочі години',
    action: <Button variant="default">Дія</Button>,
    children: <Card>Вміст</Card>,
  },
  render: (args) => (
    <InRouter>
      <Screen {...args} />
    </InRouter>
  ),
} satisfies Meta<typeof Screen>
export default meta
type Story = StoryObj<typeof meta>

export const OfTheMenu: Story = { name: 'Екран меню' }

export const Deeper: Story = {
  name: 'Глибше, з довгою назвою',
  args: {
    back: '/calendar',
    title: 'Редагування сесії «Верх тіла й витривалість», тиждень третій',
  },
  async play({ canvas }) {
    await expect(await canvas.findByRole('link', { name: 'Назад' })).toBeVisible()
    await expect(canvas.getByRole('heading', { level: 1 })).toBeVisible()
  },
}

export const Hovered: Story = {
  name: 'Під вказівником',
  args: { back: '/calendar' },
  globals: { pseudo: { hover: true } },
  async play({ canvas }) {
    await canvas.findByRole('link', { name: 'Назад' })
  },
}

export const Focused: Story = {
  name: 'У фокусі',
  args: { back: '/calendar' },
  globals: { pseudo: { focus: true, focusVisible: true, focusWithin: true } },
  async play({ canvas }) {
    await canvas.findByRole('link', { name: 'Назад' })
  },
}
