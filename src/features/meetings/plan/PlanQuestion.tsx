import { type ReactNode, useEffect, useEffectEvent } from 'react'

import { MOST_IN_SET } from '#src/domain/mistyped.ts'
import { plural } from '#src/domain/number-text.ts'
import type { SuspectSet } from '#src/features/meetings/rules/plan-sets.ts'
import { useExercises } from '#src/features/meetings/use-exercises.ts'
import { NumberQuestion } from '#src/ui/numbers/NumberQuestion.tsx'

import { fieldOf } from './use-plan-question.ts'

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
