/**
 * Messages of the page of a story that is held at its state (decision 90). They stay longer, so that
 * a story on a slow machine does not outlast them. Once the story is held or has ended, none
 * disappears.
 */
import { TOAST_MS } from '#src/ui/overlays/toast.ts'

const SLOWER = 4
const DURATIONS = new Set<number | null>(Object.values(TOAST_MS))

let isKeeping = false
let isHeld = false
const due: (() => void)[] = []

const later = globalThis.setTimeout
Object.defineProperty(globalThis, 'setTimeout', {
  value: (act: TimerHandler, ms = 0, ...parts: unknown[]) => {
    if (!isKeeping || !DURATIONS.has(ms) || typeof act !== 'function')
      return later(act, ms, ...parts)
    const end = (): void => void act(...parts)
    return later(() => (isHeld ? due.push(end) : end()), ms * SLOWER)
  },
  writable: true,
  configurable: true,
})

/** Begins a story. Returns a function that ends it, and the messages that are over with it. */
export function keepMessages(): () => void {
  isKeeping = true
  isHeld = false
  return () => {
    isKeeping = false
    isHeld = false
    for (const end of due.splice(0)) end()
  }
}

/** From now on, no message of the story disappears. */
export function holdMessages(): void {
  isHeld = isKeeping
}
