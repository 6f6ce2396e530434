/**
 * Frames load one after the other: stories that play at the same time would take the focus from
 * each other.
 */

/** After this time the next frame starts, even if this one has not ended. */
const LONGEST_MS = 15_000

/** Shows a frame; calls back when its story has been played. */
type Turn = (done: () => void) => void

const waiting: Turn[] = []
let isTaken = false

function next(): void {
  const turn = isTaken ? undefined : waiting.shift()
  if (!turn) return
  isTaken = true
  const had = document.activeElement
  let isOver = false
  const done = (): void => {
    if (isOver) return
    isOver = true
    clearTimeout(longest)
    isTaken = false
    // The story has taken the focus into its frame.
    if (document.activeElement !== had && had instanceof HTMLElement)
      had.focus({ preventScroll: true })
    next()
  }
  const longest = setTimeout(done, LONGEST_MS)
  turn(done)
}

/** Waits for its turn; returns a function that gives it up. */
export function inTurn(turn: Turn): () => void {
  let end = (): void => {}
  const own: Turn = (done) => {
    end = done
    turn(done)
  }
  waiting.push(own)
  next()
  return () => {
    const at = waiting.indexOf(own)
    if (at >= 0) waiting.splice(at, 1)
    end()
  }
}
