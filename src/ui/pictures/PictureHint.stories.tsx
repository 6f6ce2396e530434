import type { Meta, StoryObj } from '@storybook/react-vite'

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

export const Default: StoryObj<typeof meta> = { name: 'Під кнопкою' }
