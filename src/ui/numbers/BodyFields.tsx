import { TextInput } from '@mantine/core'
import type { GetInputPropsReturnType } from '@mantine/form'
import type { ReactNode } from 'react'

import {
  type BodyNumbers,
  type BodyText,
  type Measure,
  MEASURE_INFO,
  MEASURES,
  numbersOf,
  type SuspectMeasure,
  suspectMeasures,
} from '#src/domain/body.ts'
import { useWholeNumber, WholeNumberNote } from '#src/ui/numbers/DigitField.tsx'
import { NumberQuestion, useNumberQuestion } from '#src/ui/numbers/NumberQuestion.tsx'

import classes from './BodyFields.module.css'

interface BodyFieldsProps {
  /** The form's `getInputProps` for one measure. */
  input: (measure: Measure) => GetInputPropsReturnType
  /** The last measurement: the placeholders of empty fields. */
  last: BodyNumbers
}

/**
 * Fields for body measurements; each may stay empty (product §5 «Onboarding»). The first empty one
 * gets the initial focus.
 */
export function BodyFields({ input, last }: BodyFieldsProps): ReactNode {
  const first = MEASURES.find((measure) => input(measure)['value'] === '') ?? MEASURES[0]
  return (
    <div className={classes['fields']}>
      {MEASURES.map((measure) => (
        <MeasureField
          key={measure}
          measure={measure}
          input={input(measure)}
          last={last[measure]}
          first={measure === first}
        />
      ))}
    </div>
  )
}

function MeasureField({
  measure,
  input: { onFocus, onChange, ...input },
  last,
  first,
}: {
  measure: Measure
  input: GetInputPropsReturnType
  last: number
  first: boolean
}): ReactNode {
  // No weight or size has four digits.
  const { note, props } = useWholeNumber(String(input['value']), 3, onChange)
  return (
    <div>
      <TextInput
        {...input}
        {...props}
        name={measure}
        label={`${MEASURE_INFO[measure].name}, ${MEASURE_INFO[measure].unit}`}
        data-autofocus={first || undefined}
        {...(last > 0 && { placeholder: String(Math.round(last)) })}
        onFocus={(event) => {
          props.onFocus()
          onFocus?.(event)
        }}
      />
      <WholeNumberNote note={note} />
    </div>
  )
}

/**
 * Holds back measurements that may have been mistyped (decision 55).
 *
 * @param body what is typed now
 */
export function useMeasureQuestion(body: BodyText, last: BodyNumbers) {
  const { suspects, mayBeSent, answer, close } = useNumberQuestion<SuspectMeasure>(numbersOf(body))
  return {
    /** Whether they may be sent; if not, the person is asked. */
    mayBeSent: (sent: BodyText): boolean => mayBeSent(suspectMeasures(sent, last)),
    /** The question, shown in place of the form's buttons; null while there is none. */
    question: suspects.length > 0 ? <MeasureQuestion suspects={suspects} onBack={answer} /> : null,
    /** Closes the question without an answer. */
    close,
  }
}

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
    number: `${suspect.value} ${MEASURE_INFO[suspect.measure].unit}`,
    reason: reasonText(suspect),
    field: suspect.measure,
  }))
  return <NumberQuestion suspects={texts} onBack={onBack} />
}

function reasonText({ measure, last }: SuspectMeasure): string {
  const { name, unit, limits } = MEASURE_INFO[measure]
  const [least, most] = limits
  return last > 0
    ? `${name}: минулого разу — ${last.toLocaleString('uk')} ${unit}.`
    : `${name}: зазвичай від ${least} до ${most} ${unit}.`
}
