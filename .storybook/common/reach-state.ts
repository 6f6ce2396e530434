/** How a play function says what leads to the state that its story shows (decision 90). */

let onTheWay = 0

/**
 * Performs what leads to the state of the story: a held story performs it, too, and is held at the
 * first press after it.
 */
export async function reach<Found>(act: () => Found | Promise<Found>): Promise<Found> {
  onTheWay += 1
  try {
    return await act()
  } finally {
    onTheWay -= 1
  }
}

export const isOnTheWay = (): boolean => onTheWay > 0

let hold: (() => Promise<void>) | null = null

/** Called as a story begins: how it is held, or null if it is played to its end. */
export function holdBy(next: typeof hold): void {
  hold = next
}

/**
 * Says that the story shows its state, and goes on without a press: with an answer, with time that
 * passes, with another tab. A held story is held here.
 */
export async function reached(): Promise<void> {
  await hold?.()
}
