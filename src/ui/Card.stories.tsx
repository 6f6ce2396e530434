import { Text, Title } from '@mantine/core'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'

import { inKit } from '#tests/fixtures/stories/kit-frame.fixture.tsx'

import { Card } from './Card.tsx'

const meta = {
  title: 'Елементи/Картка',
  component: Card,
  decorators: [inKit],
  parameters: {
    docs: {
      description: {
        component:
          'Коли частина екрана або рядок списку є чимось окремим: поверхня з волосяною межею. Картку в картку не кладуть.',
      },
    },
  },
} satisfies Meta<typeof Card>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  name: 'Частина екрана',
  args: {
    as: 'section',
    'aria-labelledby': 'goal',
    children: (
      <>
        <Title order={2} id="goal">
          Мета
        </Title>
        <Text>Реабілітація після травми коліна, тренування після 18:00.</Text>
      </>
    ),
  },
  async play({ canvas }) {
    await expect(canvas.getByRole('region', { name: 'Мета' })).toBeVisible()
  },
}

export const LongText: Story = {
  name: 'Довге слово не виходить за межу',
  args: { children: <Text>{'Електрокардіографічний'.repeat(6)}</Text> },
  async play({ canvasElement }) {
    const page = canvasElement.ownerDocument.documentElement
    await expect(page.scrollWidth).toBeLessThanOrEqual(page.clientWidth)
  },
}
