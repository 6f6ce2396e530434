import { type ReactNode, useEffect, useEffectEvent, useState } from 'react'

import type { Session } from '#src/api/reads.ts'
import { MOST_IN_SET } from '#src/domain/mistyped.ts'
import { plural } from '#src/domain/number-text.ts'
import {
  type SetsOfExercises,
  setsOf,
  planNumbers,
  type SuspectSet,
  suspectSets,
} from '#src/features/meetings/rules/plan-sets.ts'
import { useExercises } from '#src/features/meetings/use-exercises.ts'
import { NumberQuestion, useNumberQuestion } from '#src/ui/numbers/NumberQuestion.tsx'

import type { PlanEditor } from './use-plan-editor.ts'

/** The field of the first number. */
const fieldOf = ([first]: readonly SuspectSet[]): HTMLElement | undefined =>
  document.getElementsByName(first?.field ?? '')[0]

/**
 * Holds back a plan with numbers that may have been mistyped, until the person has been asked about
 * them once.
 *
 * @param lastSets what the client lifted last time
 * @param send sends the plan; with `overwrite` it replaces the session
 */
export function usePlanQuestion(
  { plan: { exercises }, unsaved }: PlanEditor,
  { session_exercises }: Session,
  lastSets: SetsOfExercises,
  send: (overwrite: boolean) => void,
) {
  // Another tab may have saved the plan, or discarded its changes.
  const question = useNumberQuestion<SuspectSet>(unsaved ? planNumbers(exercises) : [])
  const [overwrites, setOverwrites] = useState(false)
  const save = (overwrite: boolean): void => {
    setOverwrites(overwrite)
    const suspects = suspectSets(exercises, lastSets, setsOf(session_exercises))
    if (question.mayBeSent(suspects)) send(overwrite)
  }
  return {
    suspects: question.suspects,
    /** Sends the plan, or asks about it first. */
    save,
    /** The answer that the numbers are right. */
    confirm: (): void => save(overwrites),
    /** Returns to the field of the first number. */
    correct: (): void => {
      question.answer()
      fieldOf(question.suspects)?.focus()
    },
  }
}

/**
 * Asks about numbers of sets that may have been mistyped. The first one's field becomes visible
 * above the question.
 */
export function PlanQuestion({
  suspects,
  onBack,
  onYes,
}: {
  suspects: readonly SuspectSet[]
  onBack: () => void
  onYes: () => void
}): ReactNode {
  const { nameOf } = useExercises(suspects)
  const showField = useEffectEvent((): void => {
    // In braces, because some browsers return a promise, which is no cleanup.
    fieldOf(suspects)?.scrollIntoView({ block: 'nearest' })
  })
  useEffect(() => showField(), [])
  const texts = suspects.map((suspect) => ({
    id: suspect.id,
    number: numberText(suspect, suspect.value),
    reason: `${placeText(nameOf(suspect.exercise_id), suspect)}: ${reasonText(suspect)}.`,
  }))
  return <NumberQuestion suspects={texts} onBack={onBack} onYes={onYes} />
}

const numberText = ({ kind }: SuspectSet, value: number): string =>
  kind === 'weight'
    ? `${value.toLocaleString('uk', { useGrouping: false })}\u00A0кг`
    : `${value}\u00A0${plural(value, 'повтор', 'повтори', 'повторів')}`

const placeText = (name: string, { sets }: SuspectSet): string =>
  `${name}, ${sets.length > 1 ? 'сети' : 'сет'} ${sets.join(', ')}`

function reasonText(suspect: SuspectSet): string {
  const { last, isOfLastTime } = suspect
  if (last === 0) return `зазвичай до ${numberText(suspect, MOST_IN_SET)}`
  return `${isOfLastTime ? 'минулого разу —' : 'у плані було'} ${numberText(suspect, last)}`
}
