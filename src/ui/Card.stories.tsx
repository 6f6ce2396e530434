import { Text, Title } from '@mantine/core'
import type { Meta, StoryObj } from '@storybook/react-vite'

import { part } from '#tests/fixtures/stories/kit-frame.fixture.tsx'

import { Card } from './Card.tsx'

const meta = {
  title: 'Елементи/Картка',
  component: Card,
  ...part(
    'Коли частина екрана або рядок списку є чимось окремим: поверхня з волосяною межею. Картку в картку не кладуть.',
  ),
  args: {
    as: 'section',
    'aria-labelledby': 'goal',
    children: (
      <>
        <Title order={2} id="goal">
          Мета
        </Title>
        <Text>Реабілітація після травми коліна, тренування після 18:00.</Text>
        <Text>{'Електрокардіографічний'.repeat(6)}</Text>
      </>
    ),
  },
} satisfies Meta<typeof Card>
export default meta

export const Default: StoryObj<typeof meta> = {
  name: 'Частина екрана; довге слово не виходить за межу',
}
