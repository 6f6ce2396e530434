import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'

import { inKit } from '#tests/fixtures/stories/kit-frame.fixture.tsx'

import { LoadingScreen, SkeletonBlock } from './LoadingScreen.tsx'

const meta = {
  title: 'Елементи/Завантаження',
  component: LoadingScreen,
  decorators: [inKit],
  parameters: {
    docs: {
      description: {
        component:
          'Поки завантажується екран, якого ще не бачили: його обриси, ніколи не самотній обертач.',
      },
    },
  },
  args: { children: 'any' },
  argTypes: {
    children: {
      options: ['any', 'own'],
      mapping: {
        any: undefined,
        own: (
          <>
            <SkeletonBlock height="2.75rem" />
            <SkeletonBlock height="16rem" />
          </>
        ),
      },
      control: { type: 'radio', labels: { any: 'Будь-який екран', own: 'Обриси свого екрана' } },
    },
  },
} satisfies Meta<typeof LoadingScreen>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  name: 'Будь-який екран',
  async play({ canvas }) {
    await expect(canvas.getByRole('status')).toHaveTextContent('Завантаження...')
  },
}

export const Shaped: Story = {
  name: 'Обриси свого екрана',
  tags: ['state-default'],
  args: { children: 'own' },
  async play({ canvasElement }) {
    await expect(canvasElement.querySelectorAll('[aria-busy] > [aria-hidden]')).toHaveLength(2)
  },
}
