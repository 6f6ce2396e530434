import { Button } from '@mantine/core'
import type { ReactNode } from 'react'

import { HOURS_NOT_SAVED } from '#src/errors/messages.ts'
import { ActionBar, SaveButton } from '#src/ui/ActionBar.tsx'
import { UnsavedNote } from '#src/ui/forms/UnsavedNote.tsx'

interface SaveBarProps {
  unsaved: boolean
  saving: boolean
  failed: boolean
  /** Whether an earlier save stopped halfway. */
  partly: boolean
  /** The choice shown if somebody has changed the hours meanwhile; null otherwise. */
  choice: ReactNode
  onCancel: () => void
}

/** The state of the draft, «Скасувати» and «Зберегти». */
export function SaveBar({
  unsaved,
  saving,
  failed,
  partly,
  choice,
  onCancel,
}: SaveBarProps): ReactNode {
  const idle = saving || !unsaved
  return (
    <ActionBar
      failure={failed && unsaved ? HOURS_NOT_SAVED : null}
      note={
        unsaved &&
        !saving &&
        (choice ?? (
          <UnsavedNote>
            {partly ? 'Частину змін могло бути збережено. Збережи ще раз.' : undefined}
          </UnsavedNote>
        ))
      }
    >
      <Button
        variant="default"
        {...(idle && { 'aria-disabled': true, 'data-disabled': true })}
        onClick={() => !idle && onCancel()}
      >
        Скасувати
      </Button>
      <SaveButton saving={saving} idle={idle || choice !== null} />
    </ActionBar>
  )
}
