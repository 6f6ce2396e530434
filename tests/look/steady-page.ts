/**
 * Runs in a page before anything else. Random numbers are the same for every story, messages stay
 * longer, and after the end of a story no timer of a second or more fires, so that a visible message stays for the
 * pictures.
 */

declare global {
  interface Window {
    /** The camera's control of the page's random numbers and timers. */
    steady: { begin: () => void; hold: () => void }
  }
}

/** @param messages how long messages stay: a story on a slow machine must not outlast them */
export function steadyPage(messages: number[]): void {
  const LONG_MS = 1000
  const SLOWER = 4
  let seed = 1
  let isHeld = false
  const due: (() => void)[] = []
  const next = (): number => {
    seed = (Math.imul(seed, 1_664_525) + 1_013_904_223) >>> 0
    return seed
  }
  Math.random = () => next() / 2 ** 32
  crypto.getRandomValues = (array) => {
    if (array === null) return array
    const bytes = new Uint8Array(array.buffer, array.byteOffset, array.byteLength)
    bytes.forEach((_, index) => {
      bytes[index] = next() >>> 16
    })
    return array
  }
  crypto.randomUUID = () => {
    const digits = Array.from({ length: 12 }, () => (next() >>> 28).toString(16)).join('')
    return `00000000-0000-4000-8000-${digits}`
  }
  const later = globalThis.setTimeout
  const held =
    (act: TimerHandler, parts: unknown[]): (() => void) =>
    () => {
      if (isHeld) due.push(held(act, parts))
      else if (typeof act === 'function') act(...parts)
    }
  Object.defineProperty(globalThis, 'setTimeout', {
    value: (act: TimerHandler, ms = 0, ...parts: unknown[]) =>
      ms < LONG_MS
        ? later(act, ms, ...parts)
        : later(held(act, parts), messages.includes(ms) ? ms * SLOWER : ms),
  })
  window.steady = {
    begin() {
      seed = 1
      isHeld = false
      for (const act of due.splice(0)) act()
    },
    hold() {
      isHeld = true
    },
  }
}
