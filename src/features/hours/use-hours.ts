import { useQueryClient, useSuspenseQuery } from '@tanstack/react-query'
import { useAtom } from 'jotai'
import { useEffect, useState } from 'react'

import { hoursChanged, whenNobodySaves } from '#src/api/changed.ts'
import { meOptions } from '#src/api/reads.ts'
import { OvertakenError } from '#src/errors/error-text.ts'
import { HOURS_NOT_SAVED } from '#src/errors/messages.ts'
import { fromSchedules, type WeekHours } from '#src/features/hours/rules/hours-editor.ts'
import {
  afterReading,
  type HoursDraft,
  type Progress,
  savePlan,
} from '#src/features/hours/rules/hours-save.ts'
import { useSingleMutation } from '#src/ui/forms/use-single-mutation.ts'
import { useWhenGone } from '#src/ui/hooks/use-when-gone.ts'

import { hoursSavingMutation } from './api.ts'
import { hoursDraft } from './state.ts'

/**
 * The coach's hours in edit mode: the draft on the device, or the saved ones while there is none.
 */
export function useHours() {
  const queryClient = useQueryClient()
  const { data: me } = useSuspenseQuery(meOptions())
  const own = hoursDraft(me.id)
  /** A draft without edits. */
  const begun: HoursDraft = {
    saved: me.training_schedules,
    edited: fromSchedules(me.training_schedules),
    progress: null,
  }
  const [stored, setDraft] = useAtom(own.atom)
  const draft = stored ?? begun
  const unsaved = hasSteps(draft)
  // Another tab may have saved it.
  useWhenGone(stored, () => void hoursChanged(queryClient))

  const { call, isPending, isError, error, showFailure } = useSingleMutation(
    hoursSavingMutation(me.id, {
      read: own.read,
      change: (sent, change) => {
        const now = own.read()
        // It was discarded, or begun from other hours.
        if (!now || !isSame(now, sent)) return
        const next = { ...now, ...change }
        setDraft(next.progress !== null || hasSteps(next) ? next : null)
      },
    }),
  )
  const isStopped = useStoppedSave(me.id, draft.progress)
  // While a save runs, in any tab, restoring the original hours is a change of what is being sent.
  const isBeingSaved = draft.progress !== null && !isStopped

  const edit = (change: (draft: HoursDraft) => WeekHours): void => {
    const before = own.read() ?? begun
    const next = { ...before, edited: change(before) }
    setDraft(hasSteps(next) || isBeingSaved ? next : null)
  }
  const save = (onSaved: () => void): void =>
    call(undefined, {
      onSuccess: onSaved,
      onError: (failure) =>
        // The same text for every call of the save, also for the read before it.
        showFailure(failure instanceof OvertakenError ? failure : HOURS_NOT_SAVED),
    })
  const isOvertaken = error instanceof OvertakenError
  return {
    week: draft.edited,
    unsaved,
    edit: (change: (week: WeekHours) => WeekHours): void => edit(({ edited }) => change(edited)),
    /**
     * Restores the saved hours (product §4). The next save reverts what a failed save has changed.
     */
    restore: (): void => edit(({ saved }) => fromSchedules(saved)),
    discard: (): void => setDraft(null),
    save,
    /**
     * Saves the edited hours over those that somebody has saved since. The remaining steps of a
     * failed save are kept.
     */
    saveOver: (onSaved: () => void): void => {
      const { saved } = begun
      const progress = draft.progress && afterReading(draft.progress, draft.saved, saved)
      setDraft({ ...draft, saved, progress })
      save(onSaved)
    },
    saving: isPending,
    failed: isError && !isOvertaken,
    /**
     * Whether the last attempt to save found that somebody has changed the hours since the draft
     * was begun.
     */
    overtaken: isOvertaken && unsaved,
    /** Whether a save stopped halfway, now or before a reload. */
    partly: isStopped && !isPending && unsaved,
  }
}

/**
 * Whether the save with this progress has stopped, so that no tab is running it. False if
 * `progress` is null: such a save was never tried, or is complete.
 */
function useStoppedSave(userId: string, progress: Progress | null): boolean {
  const [stopped, setStopped] = useState<Progress | null>(null)
  useEffect(() => {
    if (progress === null) return undefined
    const leave = new AbortController()
    void whenNobodySaves('hours', userId, leave.signal).then(() => setStopped(progress))
    return () => leave.abort()
  }, [userId, progress])
  return progress !== null && progress === stopped
}

/**
 * Whether two drafts were begun from the same hours. A slot is never changed, only created and
 * deleted, so slots with equal ids are equal.
 */
const isSame = (one: HoursDraft, other: HoursDraft): boolean =>
  String(one.saved.map(({ id }) => id)) === String(other.saved.map(({ id }) => id))

/** Whether there is something to save: changes, or the rest of a failed save. */
const hasSteps = ({ saved, edited, progress }: HoursDraft): boolean =>
  savePlan(saved, edited, progress ?? undefined).length > 0
