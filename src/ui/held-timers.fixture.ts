import { getConfig } from 'storybook/test'

/** The page's timers of a second or more, held by a story until it lets the time pass. */
export interface HeldTimers {
  /** Runs the timers that are due within the next `ms` milliseconds, in order. */
  pass: (ms: number) => void
  /** Restores the page's own timers. */
  release: () => void
}

interface Timer {
  run: () => void
  due: number
  /** Milliseconds between two runs; null for a timer that runs once. */
  every: number | null
}

type SetTimer = (run: () => void, ms?: number) => unknown

/** Shorter ones are for animations. */
const SHORTEST = 1000

/** Holds the timers that are set from now on. */
export function holdTimers(): HeldTimers {
  const { setTimeout, clearTimeout, setInterval, clearInterval } = globalThis
  const held = new Map<number, Timer>()
  let now = 0
  // Above all ids that a browser gives.
  let id = 1e9

  const hold =
    (set: SetTimer, repeats: boolean): SetTimer =>
    (run, ms = 0) => {
      // The second one runs timers of the testing library's `waitFor`.
      if (ms < SHORTEST || ms === getConfig().asyncUtilTimeout) return set(run, ms)
      id += 1
      held.set(id, { run, due: now + ms, every: repeats ? ms : null })
      return id
    }
  const clear =
    (own: (timer?: number) => void) =>
    (timer?: number): void => {
      if (timer === undefined || !held.delete(timer)) own(timer)
    }
  const install = (timers: Record<string, unknown>): void => {
    for (const [name, timer] of Object.entries(timers)) Reflect.set(globalThis, name, timer)
  }
  install({
    setTimeout: hold(setTimeout, false),
    setInterval: hold(setInterval, true),
    clearTimeout: clear(clearTimeout),
    clearInterval: clear(clearInterval),
  })

  const nextBy = (end: number): [number, Timer] | undefined =>
    [...held].filter(([, { due }]) => due <= end).toSorted(([, a], [, b]) => a.due - b.due)[0]
  return {
    pass(ms) {
      const end = now + ms
      for (let next = nextBy(end); next; next = nextBy(end)) {
        const [timer, { run, due, every }] = next
        now = due
        if (every === null) held.delete(timer)
        else held.set(timer, { run, due: due + every, every })
        run()
      }
      now = end
    },
    release: () => install({ setTimeout, setInterval, clearTimeout, clearInterval }),
  }
}
