import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'

import { part } from '#tests/fixtures/stories/kit-frame.fixture.tsx'

import { SkeletonBlock } from './LoadingScreen.tsx'

const meta = {
  title: 'Елементи/Обрис',
  component: SkeletonBlock,
  ...part(
    'На місці того, що завантажується: такий завширшки й заввишки, як воно буде, щоб нічого не стрибало.',
  ),
  args: { width: '100%', height: '6rem' },
  argTypes: { width: { control: 'text' }, height: { control: 'text' } },
} satisfies Meta<typeof SkeletonBlock>
export default meta

export const Default: StoryObj<typeof meta> = {
  name: 'Картка завантажується',
  async play({ canvasElement }) {
    const block = canvasElement.querySelector('main > [aria-hidden]')
    await expect(block?.getBoundingClientRect().height).toBe(96)
    // Journeys find what is loading by this class (tests/e2e/steps/screen.ts).
    await expect(block?.className).toContain('_block_')
  },
}
