import { TextInput } from '@mantine/core'
import type { ReactNode, Ref } from 'react'

import { type BodyText, type Measure, MEASURES } from '#src/domain/body.ts'
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

interface BodyFieldsProps {
  body: BodyText
  onChange: (body: BodyText) => void
  weightError: string | null
  weightRef?: Ref<HTMLInputElement>
}

/** Body measurements; each may stay empty (spec §5 Onboarding). */
export function BodyFields({ body, onChange, weightError, weightRef }: BodyFieldsProps): ReactNode {
  return (
    <div className={classes['fields']}>
      {MEASURES.map((measure) => (
        <TextInput
          key={measure}
          {...(measure === 'weight' && { ref: weightRef, error: weightError })}
          name={measure}
          label={LABELS[measure]}
          inputMode="numeric"
          autoComplete="off"
          value={body[measure]}
          onChange={({ currentTarget: { value } }) =>
            onChange({ ...body, [measure]: digitsOnly(value).slice(0, MAX_DIGITS) })
          }
          // Spec §5: numeric-only inputs block these.
          onKeyDown={(event) => {
            if (/^[eE+\-.,]$/.test(event.key)) event.preventDefault()
          }}
        />
      ))}
    </div>
  )
}
