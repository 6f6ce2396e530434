import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, waitFor } from 'storybook/test'

import { idOf } from '#mocks/seed/ids.ts'
import { inLibrary } from '#tests/fixtures/stories/exercise-library.fixture.tsx'
import { inKit, looks, part } from '#tests/fixtures/stories/kit-frame.fixture.tsx'

import { UserAvatar } from './Avatar.tsx'

const meta = {
  title: 'Елементи/Аватар користувача',
  component: UserAvatar,
  ...part(
    'Людина, яка має обліковий запис: її фото завантажується за ідентифікатором. Для людини, яку просто показують, є «Аватар».',
  ),
  decorators: [inKit, inLibrary],
  render: looks(UserAvatar, {}, { user: null }),
  args: {
    user: { id: idOf('user', 1), first_name: 'Олена', last_name: 'Коваль', profile_image: null },
    size: 64,
  },
} satisfies Meta<typeof UserAvatar>
export default meta

export const Default: StoryObj<typeof meta> = {
  name: 'Без фото; поки користувач невідомий',
  async play({ canvas, canvasElement }) {
    await expect(canvas.getByText('ОК')).toBeVisible()
    const [, unknown] = canvasElement.querySelectorAll('[aria-hidden]')
    await waitFor(() => expect(unknown).toBeVisible())
    await expect(unknown).toHaveTextContent('')
  },
}
