import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'

import { looks, part } from '#tests/fixtures/stories/kit-frame.fixture.tsx'

import { LoadingScreen, SkeletonBlock } from './LoadingScreen.tsx'

const OWN = (
  <>
    <SkeletonBlock height="2.75rem" />
    <SkeletonBlock height="16rem" />
  </>
)

const meta = {
  title: 'Елементи/Завантаження',
  component: LoadingScreen,
  ...part(
    'Поки завантажується екран, якого ще не бачили: його обриси, ніколи не самотній обертач.',
  ),
  args: { children: undefined },
  render: looks(LoadingScreen, {}, { children: OWN }),
} satisfies Meta<typeof LoadingScreen>
export default meta

export const All: StoryObj<typeof meta> = {
  name: 'Будь-який екран і обриси свого екрана',
  async play({ canvas, canvasElement }) {
    for (const status of canvas.getAllByRole('status'))
      await expect(status).toHaveTextContent('Завантаження...')
    const blocks = [...canvasElement.querySelectorAll('[aria-busy]')].map(
      (screen) => screen.querySelectorAll(':scope > [aria-hidden]').length,
    )
    await expect(blocks).toEqual([3, 2])
  },
}
