import { secondsLeft } from '#src/domain/time/countdown.ts'

import { useClock } from './use-clock.ts'

/** Whole seconds until a moment (ms). A tab that was suspended is correct as soon as it wakes. */
export const useSecondsLeft = (until: number): number =>
  useClock(500, (now) => secondsLeft(until, now))
