import { Button, type ButtonProps, FileButton } from '@mantine/core'
import { type ReactNode, useRef } from 'react'

import { pickedPicture } from './picked-picture.ts'

interface PictureButtonProps extends Pick<ButtonProps, 'variant' | 'leftSection' | 'loading'> {
  /** Called with a picture that may be sent. */
  onPick: (picture: Blob) => void
  /** Called with the reason why a file may not be sent, and with null as soon as one may. */
  onProblem: (problem: string | null) => void
  /** Accessible name of the button, if its text alone is not enough. */
  label?: string
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
  label,
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
          aria-label={label}
          aria-describedby={describedBy}
          onClick={onClick}
        >
          {children}
        </Button>
      )}
    </FileButton>
  )
}
