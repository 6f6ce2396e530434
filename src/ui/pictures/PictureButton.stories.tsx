import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, waitFor } from 'storybook/test'

import { reach } from '#storybook/common/reach-state.ts'
import { choose, picture } from '#tests/fixtures/pictures/choose-file.fixture.ts'
import { part } from '#tests/fixtures/stories/kit-frame.fixture.tsx'

import { PictureButton } from './PictureField.tsx'

const meta = {
  title: 'Елементи/Обрати зображення',
  component: PictureButton,
  ...part(
    'Де обирають картинку: портрет, фото вимірів, сертифікат. Приймає PNG або JPG до 1000×1000 px і дивиться у файл, перш ніж віддати його.',
  ),
  args: { onPick: fn(), onProblem: fn(), children: 'Обрати зображення' },
} satisfies Meta<typeof PictureButton>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  name: 'Зображення обрано',
  async play({ args }) {
    await reach(() => choose(picture()))
    await waitFor(() => expect(args.onPick).toHaveBeenCalledOnce())
    await expect(args.onProblem).toHaveBeenCalledWith(null)
  },
}
