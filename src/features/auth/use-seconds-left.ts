import { useSyncExternalStore } from 'react'

import { secondsLeft } from '#src/domain/countdown.ts'

/** Whole seconds until a moment (ms). A tab that has slept catches up as it wakes. */
export const useSecondsLeft = (until: number): number =>
  useSyncExternalStore(watchClock, () => secondsLeft(until, Date.now()))

function watchClock(onTick: () => void): () => void {
  const timer = setInterval(onTick, 500)
  document.addEventListener('visibilitychange', onTick)
  return () => {
    clearInterval(timer)
    document.removeEventListener('visibilitychange', onTick)
  }
}
