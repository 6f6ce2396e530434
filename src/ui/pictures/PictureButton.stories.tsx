import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, waitFor } from 'storybook/test'

import { reach } from '#storybook/common/reach-state.ts'
import { choose, picture } from '#tests/fixtures/pictures/choose-file.fixture.ts'
import { inKit } from '#tests/fixtures/stories/kit-frame.fixture.tsx'

import { PictureButton } from './PictureField.tsx'

const meta = {
  title: 'Елементи/Обрати зображення',
  component: PictureButton,
  decorators: [inKit],
  parameters: {
    docs: {
      description: {
        component:
          'Де обирають картинку: портрет, фото вимірів, сертифікат. Приймає PNG або JPG до 1000×1000 px і дивиться у файл, перш ніж віддати його.',
      },
    },
  },
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

export const Loading: Story = {
  name: 'Надсилається',
  args: { loading: true },
  async play({ canvas }) {
    await expect(canvas.getByRole('button', { name: 'Обрати зображення' })).toBeDisabled()
  },
}

export const LongText: Story = {
  name: 'Довгий підпис',
  args: { children: 'Обрати інше зображення сертифіката про підвищення кваліфікації' },
}

export const Hovered: Story = {
  name: 'Під вказівником',
  globals: { pseudo: { hover: true } },
}

export const Focused: Story = {
  name: 'У фокусі',
  globals: { pseudo: { focus: true, focusVisible: true, focusWithin: true } },
}
