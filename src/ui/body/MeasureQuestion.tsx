import type { ReactNode } from 'react'

import { BODY_LIMITS, MEASURE_NAMES, MEASURE_UNITS, type SuspectMeasure } from '#src/domain/body.ts'
import { NumberQuestion } from '#src/ui/numbers/NumberQuestion.tsx'

/** Asks about measurements that may have been mistyped; the second button submits the form. */
export function MeasureQuestion({
  suspects,
  onBack,
}: {
  suspects: readonly SuspectMeasure[]
  onBack: () => void
}): ReactNode {
  const texts = suspects.map((suspect) => ({
    id: suspect.id,
    number: `${suspect.value} ${MEASURE_UNITS[suspect.measure]}`,
    reason: reasonText(suspect),
  }))
  return <NumberQuestion suspects={texts} onBack={onBack} />
}

function reasonText({ measure, last }: SuspectMeasure): string {
  const name = MEASURE_NAMES[measure]
  const unit = MEASURE_UNITS[measure]
  const [least, most] = BODY_LIMITS[measure]
  return last > 0
    ? `${name}: минулого разу — ${last.toLocaleString('uk')} ${unit}.`
    : `${name}: зазвичай від ${least} до ${most} ${unit}.`
}
