import { useState } from 'react'

import type { Session } from '#src/api/reads.ts'
import {
  type SetsOfExercises,
  setsOf,
  planNumbers,
  type SuspectSet,
  suspectSets,
} from '#src/features/meetings/rules/plan-sets.ts'
import { useNumberQuestion } from '#src/ui/numbers/NumberQuestion.tsx'

import type { usePlanEditor } from './use-plan-editor.ts'

/** The field of the first number. */
export const fieldOf = ([first]: readonly SuspectSet[]): HTMLElement | undefined =>
  document.getElementsByName(first?.field ?? '')[0]

/**
 * Holds back a plan with numbers that may have been mistyped, until the person has been asked about
 * them once.
 *
 * @param lifted what the client lifted last time
 * @param send sends the plan; with `over` it overwrites the session
 */
export function usePlanQuestion(
  { draft, unsaved }: ReturnType<typeof usePlanEditor>,
  { session_exercises }: Session,
  lifted: SetsOfExercises,
  send: (over: boolean) => void,
) {
  const { exercises } = draft
  // Another tab may have saved the plan, or discarded its changes.
  const question = useNumberQuestion<SuspectSet>(unsaved ? planNumbers(exercises) : [])
  const [over, setOver] = useState(false)
  const save = (overwrite: boolean): void => {
    setOver(overwrite)
    const suspects = suspectSets(exercises, lifted, setsOf(session_exercises))
    if (question.mayBeSent(suspects)) send(overwrite)
  }
  return {
    suspects: question.suspects,
    /** Sends the plan, or asks about it first. */
    save,
    /** The answer that the numbers are right. */
    confirm: (): void => save(over),
    /** Returns to the field of the first number. */
    correct: (): void => {
      question.answer()
      fieldOf(question.suspects)?.focus()
    },
  }
}
