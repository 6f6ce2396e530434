import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, waitFor } from 'storybook/test'

import { looks, part } from '#tests/fixtures/stories/kit-frame.fixture.tsx'

import { Avatar } from './Avatar.tsx'

const meta = {
  title: 'Елементи/Аватар',
  component: Avatar,
  ...part('Людина поруч із своїм ім’ям. Без фото — ініціали на кольорі, зробленому з імені.'),
  render: looks(
    Avatar,
    {},
    { firstName: 'Олена', lastName: 'Коваль', size: 32, src: 'data:image/png;base64,AAAA' },
    { firstName: 'Юлія', lastName: 'Їжакевич', size: 64 },
    { firstName: 'Ґжеґож', lastName: 'Бженчишчикевич', size: 96 },
  ),
  args: { firstName: 'Андрій', lastName: 'Мельник' },
} satisfies Meta<typeof Avatar>
export default meta

export const Default: StoryObj<typeof meta> = {
  name: 'Ініціали: без фото й коли фото не завантажилось; різні розміри',
  async play({ canvas }) {
    await expect(canvas.getByText('АМ')).toBeVisible()
    await waitFor(() => expect(canvas.getByText('ОК')).toBeVisible())
    await expect(canvas.getByText('ОК').getBoundingClientRect().width).toBe(32)
  },
}
