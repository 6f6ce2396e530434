import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'

import { part } from '#tests/fixtures/stories/kit-frame.fixture.tsx'

import { PictureHint } from './PictureField.tsx'

const meta = {
  title: 'Елементи/Вимоги до зображення',
  component: PictureHint,
  ...part(
    'Біля кожної кнопки, що обирає зображення: які файли підходять. Кнопка посилається на ці слова, тож їх чує програма читання з екрана.',
  ),
  args: { id: 'hint', color: 'dimmed' },
  argTypes: { color: { control: 'select', options: ['dimmed', 'red', 'ink.2'] } },
} satisfies Meta<typeof PictureHint>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  name: 'Під кнопкою',
  async play({ canvas }) {
    const hint = canvas.getByText('PNG або JPG, максимум 1000x1000 px')
    await expect(hint).toHaveAttribute('id', 'hint')
  },
}
