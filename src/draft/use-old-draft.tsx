import { useAtom } from 'jotai'
import type { ReactNode } from 'react'

import type { StoredAtom } from '#src/device/storage.ts'
import { fullDate } from '#src/domain/time/calendar-text.ts'
import { useKyivNow } from '#src/ui/dates/use-kyiv-now.ts'
import { LateConfirmDialog } from '#src/ui/overlays/late-confirm-dialog.ts'

import type { FormDraft } from './model.ts'

/** Asks about a draft of another day, which would be saved as of today; null if it is of today. */
export function useOldDraft<V extends object>(draft: StoredAtom<FormDraft<V> | null>): ReactNode {
  const [stored, write] = useAtom(draft.atom)
  const { date: today } = useKyivNow()
  if (!stored?.day || stored.day === today) return null
  return (
    <LateConfirmDialog
      opened
      text={`Набрано ${fullDate(stored.day)}. Лишити як сьогоднішнє?`}
      cancelLabel="Лишити"
      confirmLabel="Скинути"
      onCancel={() => write({ ...stored, day: today })}
      onConfirm={() => write(null)}
    />
  )
}
