import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, waitFor } from 'storybook/test'

import { idOf } from '#mocks/seed/ids.ts'
import { inLibrary } from '#tests/fixtures/stories/exercise-library.fixture.tsx'
import { inKit } from '#tests/fixtures/stories/kit-frame.fixture.tsx'

import { UserAvatar } from './Avatar.tsx'

const meta = {
  title: 'Елементи/Аватар користувача',
  component: UserAvatar,
  decorators: [inKit, inLibrary],
  parameters: {
    docs: {
      description: {
        component:
          'Людина, яка має обліковий запис: її фото завантажується за ідентифікатором. Для людини, яку просто показують, є «Аватар».',
      },
    },
  },
  args: {
    user: {
      id: idOf('user', 1),
      first_name: 'Олена',
      last_name: 'Коваль',
      profile_image: null,
    },
    size: 64,
  },
} satisfies Meta<typeof UserAvatar>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  name: 'Без фото',
  async play({ canvas }) {
    await expect(canvas.getByText('ОК')).toBeVisible()
  },
}

export const Loading: Story = {
  name: 'Користувач ще невідомий',
  args: { user: null },
  async play({ canvasElement }) {
    const circle = canvasElement.querySelector('main > [aria-hidden]')
    await waitFor(() => expect(circle).toBeVisible())
    await expect(circle).toHaveTextContent('')
  },
}
