import { expect, waitFor, within } from 'storybook/test'

import { callsOf } from '#storybook/person.ts'

export const POLL = 'GET /v1/coaches/{id}/sessions'

export const FIRST = 'Любов Городецька'
export const SECOND = 'Андрій Мельник'
export const THIRD = 'Лариса Яворська'

type Canvas = ReturnType<typeof within>

interface User {
  click: (element: Element) => Promise<void>
}

/** Waits until something accepts presses: it ignores those of its first moment. */
export const settled = (element: HTMLElement): Promise<void> =>
  waitFor(() => expect(element).not.toHaveStyle({ pointerEvents: 'none' }))

/** The strip of a phone; null on a desktop. */
export const stripOf = (canvas: Canvas, name: string): HTMLElement | null =>
  canvas.queryByRole('button', { name: new RegExp(`^${name} · `) })

/**
 * The card of this person's request, once it accepts presses; on a phone the strip is pressed first
 * if the card is closed.
 */
export async function shown(canvas: Canvas, userEvent: User, name: string) {
  await canvas.findByText(name, { selector: 'section p' })
  const strip = stripOf(canvas, name)
  if (strip) {
    await settled(strip)
    await userEvent.click(strip)
  }
  const card = canvas.getByRole('region', { name: 'Запит на тренування' })
  await settled(card)
  return within(card)
}

/** Cancels by the second press; returns the button. */
export async function cancel(place: Canvas, userEvent: User): Promise<HTMLElement> {
  const button = place.getByRole('button', { name: /^Скасувати: / })
  await userEvent.click(button)
  await settled(button)
  await userEvent.click(button)
  return button
}

/** The polls for requests so far: each is of one page or more, of which the first counts. */
export const polls = async () =>
  (await callsOf(POLL)).filter(({ url }) => url.includes('unverified&skip=0'))
