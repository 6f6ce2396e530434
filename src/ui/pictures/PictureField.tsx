import { Button, type ButtonProps, FileButton, Text } from '@mantine/core'
import { IconPhoto } from '@tabler/icons-react'
import { type ReactNode, useRef, useId, useMemo, useState } from 'react'

import { FailureText } from '#src/ui/FailureText.tsx'

import { pickedPicture } from './picked-picture.ts'
import { usePictureUrl } from './use-picture.ts'

import classes from './PictureField.module.css'

interface PictureButtonProps extends Pick<ButtonProps, 'variant' | 'leftSection' | 'loading'> {
  /** Called with a picture that may be sent. */
  onPick: (picture: Blob) => void
  /** Called with the reason why a file may not be sent, and with null as soon as one may. */
  onProblem: (problem: string | null) => void
  /** Ids of the elements that describe the button: a hint, a problem. */
  describedBy?: string
  children: ReactNode
}

/**
 * A button that lets the person choose a PNG or JPG file and checks it (docs/behaviour.md
 * «Images»).
 */
export function PictureButton({
  onPick,
  onProblem,
  describedBy,
  children,
  ...rest
}: PictureButtonProps): ReactNode {
  const forget = useRef<() => void>(null)
  const latest = useRef<File>(null)
  const take = async (file: File | null): Promise<void> => {
    if (!file) return
    // So that the same file can be chosen again.
    forget.current?.()
    latest.current = file
    const picked = await pickedPicture(file)
    // A large file may take longer to check than one that was chosen after it.
    if (latest.current !== file) return
    if ('problem' in picked) return onProblem(picked.problem)
    onProblem(null)
    onPick(picked.picture)
  }
  return (
    <FileButton
      accept="image/png,image/jpeg"
      onChange={(file) => void take(file)}
      resetRef={forget}
    >
      {({ onClick }) => (
        <Button
          variant="default"
          // A label that is wider than a phone wraps.
          styles={{ label: { whiteSpace: 'normal', lineHeight: 1.25 } }}
          {...rest}
          aria-describedby={describedBy}
          onClick={onClick}
        >
          {children}
        </Button>
      )}
    </FileButton>
  )
}

/** The requirements on a picture (product §9 «Images»). `color` is a colour name of Mantine. */
export function PictureHint({ id, color = 'dimmed' }: { id: string; color?: string }): ReactNode {
  return (
    <Text c={color} size="sm" id={id} style={{ textWrap: 'balance' }}>
      PNG або JPG, максимум 1000x1000 px
    </Text>
  )
}

interface PictureFieldProps {
  label: string
  /** The chosen file that was not sent yet. */
  picture: Blob | null
  onChange: (picture: Blob | null) => void
}

/** Chooses a picture to be sent later, and shows it. */
export function PictureField({ label, picture, onChange }: PictureFieldProps): ReactNode {
  const id = useId()
  const [problem, setProblem] = useState<string | null>(null)
  const shown = useMemo(
    () => (picture ? { kind: 'blob' as const, blob: picture } : undefined),
    [picture],
  )
  const url = usePictureUrl(shown)
  return (
    <div
      role="group"
      aria-labelledby={id}
      className={classes['field']}
      data-empty={!picture || undefined}
    >
      <span className={classes['preview']} aria-hidden>
        {url ? <img src={url} alt="" /> : <IconPhoto size={28} stroke={1.5} aria-hidden />}
      </span>
      <div className={classes['side']}>
        <Text fw={600} size="sm" id={id}>
          {label}
        </Text>
        <div className="u-wrap">
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
        <FailureText size="sm">{problem}</FailureText>
      </div>
    </div>
  )
}
