import { Button, Text } from '@mantine/core'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'

import { inKit } from '#tests/fixtures/stories/kit-frame.fixture.tsx'

import { Section } from './Card.tsx'

const meta = {
  title: 'Елементи/Картка із заголовком',
  component: Section,
  decorators: [inKit],
  parameters: {
    docs: {
      description: {
        component:
          'Коли частина екрана має заголовок: картка, яку читач екрана називає за ним. Дія чи лічильник стоять праворуч від заголовка.',
      },
    },
  },
  args: {
    title: 'Мета',
    children: <Text>Реабілітація після травми коліна, тренування після 18:00.</Text>,
  },
} satisfies Meta<typeof Section>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  name: 'Заголовок і вміст',
  async play({ canvas }) {
    await expect(canvas.getByRole('region', { name: 'Мета' })).toBeVisible()
  },
}

export const WithAction: Story = {
  name: 'Із дією',
  args: { action: <Button variant="default">Змінити</Button> },
  async play({ canvas }) {
    await expect(canvas.getByRole('button', { name: 'Змінити' })).toBeVisible()
  },
}

export const Empty: Story = {
  name: 'Без вмісту її немає',
  args: { children: [false, null] },
  async play({ canvas }) {
    await expect(canvas.queryByRole('heading')).toBeNull()
  },
}
