/** What the stories of a booking share. */
import type { Play } from '#storybook/person.ts'
import type { ScreenParameters } from '#storybook/screen.tsx'

export const THURSDAY = '/coach/olena-koval?date=2027-03-04'

export const screen = (more: Partial<ScreenParameters>, url = THURSDAY) => ({
  screen: { url, as: 'client', ...more } satisfies ScreenParameters,
})

export const chip = ({ canvas }: Pick<Play, 'canvas'>, name: string | RegExp) =>
  canvas.findByRole('button', { name })
