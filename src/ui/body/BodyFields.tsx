import { TextInput } from '@mantine/core'
import type { GetInputPropsReturnType } from '@mantine/form'
import type { ReactNode } from 'react'

import {
  type BodyNumbers,
  type Measure,
  MEASURE_NAMES,
  MEASURE_UNITS,
  MEASURES,
} from '#src/domain/body.ts'
import { useWholeNumber } from '#src/ui/numbers/use-whole-number.ts'
import { WholeNumberNote } from '#src/ui/numbers/WholeNumberNote.tsx'

import classes from './BodyFields.module.css'

/** No weight or size has four digits. */
const MAX_DIGITS = 3

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
  const number = useWholeNumber(String(input['value']), MAX_DIGITS, onChange)
  return (
    <div>
      <TextInput
        {...input}
        {...number.attributes}
        name={measure}
        label={`${MEASURE_NAMES[measure]}, ${MEASURE_UNITS[measure]}`}
        data-autofocus={first || undefined}
        {...(last > 0 && { placeholder: String(Math.round(last)) })}
        onFocus={(event) => {
          number.begin()
          onFocus?.(event)
        }}
        onChange={number.take}
        onKeyDown={number.keyDown}
      />
      <WholeNumberNote note={number.note} />
    </div>
  )
}
