import { TextInput } from '@mantine/core'
import type { ReactNode } from 'react'

import { digitsOnly } from '#src/domain/sets.ts'
import { PictureField } from '#src/ui/PictureField.tsx'

import { type Answers, type Measure, MEASURES } from './answers.ts'

import classes from './Onboarding.module.css'

const LABELS: Record<Measure, string> = {
  weight: 'Вага, кг',
  chest: 'Груди, см',
  waist: 'Талія, см',
  hips: 'Стегна, см',
}

/** Nobody weighs or measures a thousand. */
const MAX_DIGITS = 3

interface BodyFieldsProps {
  body: Answers['body']
  onChange: (body: Answers['body']) => void
  weightError: string | null
  photo: Blob | null
  onPhoto: (photo: Blob | null) => void
}

/** Body measurements, each may stay empty, and a photo (spec §5 Onboarding). */
export function BodyFields({
  body,
  onChange,
  weightError,
  photo,
  onPhoto,
}: BodyFieldsProps): ReactNode {
  return (
    <>
      <div className={classes['measures']}>
        {MEASURES.map((measure) => (
          <TextInput
            key={measure}
            name={measure}
            label={LABELS[measure]}
            inputMode="numeric"
            autoComplete="off"
            value={body[measure]}
            error={measure === 'weight' ? weightError : null}
            onChange={({ currentTarget }) => {
              const digits = digitsOnly(currentTarget.value).slice(0, MAX_DIGITS)
              onChange({ ...body, [measure]: digits })
            }}
            // Spec §5: numeric-only inputs block these.
            onKeyDown={(event) => {
              if (/^[eE+\-.,]$/.test(event.key)) event.preventDefault()
            }}
          />
        ))}
      </div>
      <PictureField label="Фото" picture={photo} onChange={onPhoto} />
    </>
  )
}
