import { Button, Text } from '@mantine/core'
import { IconPhoto } from '@tabler/icons-react'
import { type ReactNode, useId, useMemo, useState } from 'react'

import { FailureText } from '#src/ui/FailureText.tsx'

import { PictureButton } from './PictureButton.tsx'
import { PictureHint } from './PictureHint.tsx'
import { usePictureUrl } from './use-image.ts'

import classes from './PictureField.module.css'

interface PictureFieldProps {
  label: string
  /** The chosen file that was not sent yet. */
  picture: Blob | null
  onChange: (picture: Blob | null) => void
  /** Why it may not be sent. */
  error?: string | null
}

/** Chooses a picture to be sent later, and shows it. */
export function PictureField({
  label,
  picture,
  onChange,
  error = null,
}: PictureFieldProps): ReactNode {
  const id = useId()
  const [problem, setProblem] = useState<string | null>(null)
  const shown = useMemo(
    () => (picture ? { kind: 'blob' as const, blob: picture } : undefined),
    [picture],
  )
  const url = usePictureUrl(shown)
  const wrong = problem ?? error
  return (
    <div role="group" aria-labelledby={id} className={classes['field']}>
      <span className={classes['preview']} aria-hidden>
        {url ? <img src={url} alt="" /> : <IconPhoto size={28} stroke={1.5} aria-hidden />}
      </span>
      <div className={classes['side']}>
        <Text fw={600} size="sm" id={id}>
          {label}
        </Text>
        <div className={classes['buttons']}>
          <PictureButton onPick={onChange} onProblem={setProblem} describedBy={`${id}-hint`}>
            {picture ? 'Замінити зображення' : 'Обрати зображення'}
          </PictureButton>
          {picture && (
            <Button variant="subtle" onClick={() => onChange(null)}>
              Прибрати
            </Button>
          )}
        </div>
        <PictureHint id={`${id}-hint`} />
        <FailureText size="sm">{wrong}</FailureText>
      </div>
    </div>
  )
}
