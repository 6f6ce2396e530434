import type { Meta, StoryObj } from '@storybook/react-vite'
import { fn } from 'storybook/test'

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

export const Default: StoryObj<typeof meta> = { name: 'Зображення ще не обрано' }
