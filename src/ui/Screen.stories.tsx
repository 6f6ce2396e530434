import { Button } from '@mantine/core'
import type { Meta, StoryObj } from '@storybook/react-vite'

import { inRouter } from '#tests/fixtures/stories/in-router.fixture.tsx'
import { inKit, part } from '#tests/fixtures/stories/kit-frame.fixture.tsx'

import { Card } from './Card.tsx'
import { Screen } from './Screen.tsx'

const meta = {
  title: 'Елементи/Екран',
  component: Screen,
  ...part(
    'Кожен екран у каркасі: один заголовок, одна колонка. На екранах меню ліворуч логотип, глибше — стрілка назад.',
  ),
  decorators: [inRouter, inKit],
  args: {
    title: 'Робочі години',
    action: <Button variant="default">Дія</Button>,
    children: <Card>Вміст</Card>,
  },
} satisfies Meta<typeof Screen>
export default meta
type Story = StoryObj<typeof meta>

export const OfTheMenu: Story = { name: 'Екран меню', tags: ['state-default'] }

export const Deeper: Story = {
  name: 'Глибше, з довгою назвою',
  tags: ['state-default'],
  args: {
    back: '/calendar',
    title: 'Редагування сесії «Верх тіла й витривалість», тиждень третій',
  },
}
