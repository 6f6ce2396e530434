/**
 * Loads frames one after the other: the first ones appear soon, and the page can be used while the
 * others load.
 */

/** After this time the next frame starts, even if the current one has not finished. */
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

/** Calls `turn` when all earlier frames have finished; returns a function that cancels it. */
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
