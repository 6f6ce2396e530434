/** How a play function says which presses lead to the state that its story shows (decision 90). */

let onTheWay = 0

/**
 * Performs what leads to the state of the story: a held story performs it, too, and is held at the
 * first press after it.
 */
export async function reach<Found>(act: () => Promise<Found>): Promise<Found> {
  onTheWay += 1
  try {
    return await act()
  } finally {
    onTheWay -= 1
  }
}

export const isOnTheWay = (): boolean => onTheWay > 0
