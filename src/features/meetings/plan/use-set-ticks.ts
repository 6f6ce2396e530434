import { useAtom } from 'jotai'
import { createContext } from 'react'

import { doneSets, restDraft } from '#src/features/meetings/plan-draft.ts'
import { doneOf, doneRows } from '#src/features/meetings/rules/plan-sets.ts'

import type { PlanExercise } from '../plan-draft.ts'

/** The ticks. Only the buttons of the sets read them, so that a tick renders nothing else. */
export const SetTicks = createContext<Pick<ReturnType<typeof useSetTicks>, 'isDone' | 'toggle'>>({
  isDone: () => false,
  toggle: () => {},
})

/**
 * Sets that a person ticks off in the gym, on their device only. A tick starts the set's rest;
 * removing it ends that rest.
 */
export function useSetTicks(userId: string, sessionId: string, plan: readonly PlanExercise[]) {
  const [done, keep] = useAtom(doneSets(userId, sessionId).atom)
  const [rest, setRest] = useAtom(restDraft(userId, sessionId).atom)
  const rows = doneRows(plan, done)
  return {
    rest,
    endRest: (): void => setRest(null),
    /** A row is named by its `rowKey`. */
    isDone: (row: string): boolean => rows.has(row),
    /** `seconds` is the rest of its set. */
    toggle: (row: string, seconds: number): void => {
      const next = new Set(rows)
      if (next.delete(row)) {
        if (rest?.row === row) setRest(null)
      } else {
        next.add(row)
        if (seconds > 0) setRest({ row, seconds, until: Date.now() + seconds * 1000 })
      }
      keep(doneOf(plan, next))
    },
  }
}
