/** What the stories of a booking share. */
import type { StoryContext } from '@storybook/react-vite'
import { within } from 'storybook/test'

import type { ScreenParameters } from '#storybook/screen.tsx'

export const THURSDAY = '/coach/olena-koval?date=2027-03-04'

export type Play = Pick<StoryContext, 'canvas' | 'userEvent' | 'loaded'>

export const screen = (more: Partial<ScreenParameters>, url = THURSDAY) => ({
  screen: { url, as: 'client', ...more } satisfies ScreenParameters,
})

export const body = () => within(document.body)

export const chip = ({ canvas }: Pick<Play, 'canvas'>, name: string | RegExp) =>
  canvas.findByRole('button', { name })
