/**
 * Frames load one after the other: the first ones are there soon, and the page can be used while
 * the others load.
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
  let isOver = false
  const done = (): void => {
    if (isOver) return
    isOver = true
    clearTimeout(longest)
    isTaken = false
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
