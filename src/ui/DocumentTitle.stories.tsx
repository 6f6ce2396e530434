import { Text } from '@mantine/core'
import type { Meta, StoryObj } from '@storybook/react-vite'

import { part } from '#tests/fixtures/stories/kit-frame.fixture.tsx'

import { DocumentTitle } from './DocumentTitle.tsx'

const meta = {
  title: 'Елементи/Назва вкладки',
  component: DocumentTitle,
  ...part(
    'Раз на екран: його назва й назва продукту у вкладці браузера, у закладках та історії. На самому екрані цього не видно.',
  ),
  args: { title: 'Робочі години' },
  render: (args) => (
    <>
      <DocumentTitle {...args} />
      <Text>Дивись на вкладку браузера</Text>
    </>
  ),
} satisfies Meta<typeof DocumentTitle>
export default meta

export const Default: StoryObj<typeof meta> = { name: 'У вкладці браузера' }
