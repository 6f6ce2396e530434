/**
 * Whole seconds, rounded up, until a moment; 0 once it has come. Both in ms. Counting from the moment
 * rather than ticks keeps a sleeping tab from stretching the wait.
 */
export function secondsLeft(until: number, now: number): number {
  return Math.max(0, Math.ceil((until - now) / 1000))
}
