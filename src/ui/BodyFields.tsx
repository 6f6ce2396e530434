import { TextInput } from '@mantine/core'
import type { GetInputPropsReturnType } from '@mantine/form'
import type { ReactNode } from 'react'

import { type Measure, MEASURES } from '#src/domain/body.ts'
import { digitsOnly } from '#src/domain/sets.ts'

import classes from './BodyFields.module.css'

const LABELS: Record<Measure, string> = {
  weight: 'Вага, кг',
  chest: 'Груди, см',
  waist: 'Талія, см',
  hips: 'Стегна, см',
}

/** Nobody weighs or measures a thousand. */
const MAX_DIGITS = 3

/** Body measurements; each may stay empty (product §5 «Onboarding»). `input` is the form's `getInputProps` of one. */
export function BodyFields({
  input,
}: {
  input: (measure: Measure) => GetInputPropsReturnType
}): ReactNode {
  return (
    <div className={classes['fields']}>
      {MEASURES.map((measure) => {
        const props = input(measure)
        return (
          <TextInput
            key={measure}
            {...props}
            name={measure}
            label={LABELS[measure]}
            inputMode="numeric"
            autoComplete="off"
            onChange={({ currentTarget: { value } }) =>
              props.onChange(digitsOnly(value).slice(0, MAX_DIGITS))
            }
            // Product §5: numeric-only inputs block these.
            onKeyDown={(event) => {
              if (/^[eE+\-.,]$/.test(event.key)) event.preventDefault()
            }}
          />
        )
      })}
    </div>
  )
}
