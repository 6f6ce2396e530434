import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, waitFor } from 'storybook/test'

import { inKit } from '#tests/fixtures/stories/kit-frame.fixture.tsx'

import { Avatar } from './Avatar.tsx'

const meta = {
  title: 'Елементи/Аватар',
  component: Avatar,
  decorators: [inKit],
  parameters: {
    docs: {
      description: {
        component:
          'Людина поруч із своїм ім’ям. Без фото — ініціали на кольорі, зробленому з імені.',
      },
    },
  },
  args: { firstName: 'Андрій', lastName: 'Мельник' },
} satisfies Meta<typeof Avatar>
export default meta
type Story = StoryObj<typeof meta>

export const Initials: Story = {
  name: 'Ініціали',
  tags: ['state-default'],
  async play({ canvas }) {
    await expect(canvas.getByText('АМ')).toBeVisible()
  },
}

export const Broken: Story = {
  name: 'Фото не завантажилось',
  args: { src: 'data:image/png;base64,AAAA' },
  async play({ canvas }) {
    await waitFor(() => expect(canvas.getByText('АМ')).toBeVisible())
  },
}

export const People: Story = {
  name: 'Кілька людей, різні розміри',
  tags: ['state-default'],
  render: ({ firstName, lastName }) => (
    <div style={{ display: 'flex', gap: '0.75rem', alignItems: 'center' }}>
      <Avatar firstName={firstName} lastName={lastName} size={32} />
      <Avatar firstName="Олена" lastName="Коваль" />
      <Avatar firstName="Юлія" lastName="Їжакевич" size={64} />
      <Avatar firstName="Ґжеґож" lastName="Бженчишчикевич" size={96} />
    </div>
  ),
}
