import { Button, Text } from '@mantine/core'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'

import { looks, part } from '#tests/fixtures/stories/kit-frame.fixture.tsx'

import { Section } from './Card.tsx'

const meta = {
  title: 'Елементи/Картка із заголовком',
  component: Section,
  ...part(
    'Коли частина екрана має заголовок: картка, яку читач екрана називає за ним. Дія чи лічильник стоять праворуч від заголовка.',
  ),
  args: {
    title: 'Мета',
    children: <Text>Реабілітація після травми коліна, тренування після 18:00.</Text>,
  },
  render: looks(
    Section,
    {},
    { title: 'Нотатки', action: <Button variant="default">Змінити</Button> },
    { title: 'Без вмісту', children: [false, null] },
  ),
} satisfies Meta<typeof Section>
export default meta

export const All: StoryObj<typeof meta> = {
  name: 'Заголовок, вміст, дія; без вмісту картки немає',
  async play({ canvas }) {
    for (const name of ['Мета', 'Нотатки'])
      await expect(canvas.getByRole('region', { name })).toBeVisible()
    await expect(canvas.getByRole('button', { name: 'Змінити' })).toBeVisible()
    await expect(canvas.queryByText('Без вмісту')).toBeNull()
  },
}
