import { useAtom } from 'jotai'

import type { DraftSet } from '#src/domain/sets.ts'
import { doneOf, doneRows, rowKey } from '#src/features/meetings/rules/done-sets.ts'
import { doneSets, restDraft } from '#src/features/meetings/state.ts'

import type { PlanExercise } from '../plan-draft.ts'

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
    isDone: (exercise: PlanExercise, set: DraftSet): boolean => rows.has(rowKey(exercise, set)),
    toggle: (exercise: PlanExercise, set: DraftSet): void => {
      const next = new Set(rows)
      const row = rowKey(exercise, set)
      if (next.delete(row)) {
        if (rest?.row === row) setRest(null)
      } else {
        next.add(row)
        if (set.rest > 0) setRest({ row, seconds: set.rest, until: Date.now() + set.rest * 1000 })
      }
      keep(doneOf(plan, next))
    },
  }
}
