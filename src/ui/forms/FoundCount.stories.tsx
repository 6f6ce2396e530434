import type { Meta, StoryObj } from '@storybook/react-vite'

import { part } from '#tests/fixtures/stories/kit-frame.fixture.tsx'

import { FoundCount } from './SearchField.tsx'

const meta = {
  title: 'Елементи/Скільки знайдено',
  component: FoundCount,
  ...part(
    'Біля пошуку чи заголовка списку, який шукають: скільки знайшлося. Програма читання з екрана каже це, поки набирають.',
  ),
  args: { children: 'Знайдено 12 клієнтів' },
  argTypes: { children: { control: 'text' } },
} satisfies Meta<typeof FoundCount>
export default meta

export const Default: StoryObj<typeof meta> = { name: 'Знайдено' }
