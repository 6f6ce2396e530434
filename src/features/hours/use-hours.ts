import { useQueryClient, useSuspenseQuery } from '@tanstack/react-query'
import { useAtom } from 'jotai'

import { hoursChanged } from '#src/api/changed.ts'
import type { components } from '#src/api/contract.gen.ts'
import { meOptions } from '#src/api/reads.ts'
import { OvertakenError } from '#src/errors/error-text.ts'
import { HOURS_NOT_SAVED } from '#src/errors/messages.ts'
import type { HoursDraft } from '#src/features/hours/rules/hours-draft.ts'
import {
  fromSchedules,
  type WeekHours,
  type WorkingSlot,
} from '#src/features/hours/rules/hours-editor.ts'
import { resumePlan } from '#src/features/hours/rules/hours-plan.ts'
import { afterReading, NO_PROGRESS } from '#src/features/hours/rules/hours-progress.ts'
import { useSingleMutation } from '#src/ui/forms/use-single-mutation.ts'
import { useWhenGone } from '#src/ui/hooks/use-when-gone.ts'

import { hoursSavingMutation } from './api.ts'
import { hoursDraft } from './state.ts'
import { useStoppedSave } from './use-stopped-save.ts'

type User = components['schemas']['User']

/**
 * The coach's hours in edit mode: the draft on the device, or the saved ones while there is none.
 */
export function useHours() {
  const queryClient = useQueryClient()
  const { data: me } = useSuspenseQuery(meOptions())
  const own = hoursDraft(me.id)
  /**
   * The current draft, to which the progress of a save is applied: another tab may have edited it
   * meanwhile. Null if it was discarded, or begun from other hours.
   */
  const currentOf = ({ saved }: HoursDraft): HoursDraft | null => {
    const now = own.read()
    return now && isSame(now.saved, saved) ? now : null
  }
  const [stored, setDraft] = useAtom(own.atom)
  const draft = stored ?? begun(me)
  const unsaved = hasSteps(draft)
  // Another tab may have saved it.
  useWhenGone(stored, () => void hoursChanged(queryClient))

  const { call, isPending, isError, error, showFailure } = useSingleMutation(
    hoursSavingMutation(me.id, {
      read: own.read,
      note: (sent, progress) => {
        const now = currentOf(sent)
        if (now) setDraft({ ...now, progress })
      },
      done: (sent, saved) => {
        const now = currentOf(sent)
        const next = now && { ...now, saved, progress: null }
        if (next) setDraft(hasSteps(next) ? next : null)
      },
    }),
  )
  const isStopped = useStoppedSave(me.id, draft.progress)
  // While a save runs, in any tab, restoring the original hours is a change of what is being sent.
  const isBeingSaved = draft.progress !== null && !isStopped
  const keepEdited = (next: HoursDraft): void =>
    setDraft(hasSteps(next) || isBeingSaved ? next : null)

  const edit = (change: (draft: HoursDraft) => WeekHours): void => {
    const before = own.read() ?? begun(me)
    keepEdited({ ...before, edited: change(before) })
  }
  const send = (onSaved: () => void): void =>
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
    save: send,
    /**
     * Saves the edited hours over those that somebody has saved since. The remaining steps of a
     * failed save are kept.
     */
    saveOver: (onSaved: () => void): void => {
      const saved = me.training_schedules
      const progress = draft.progress && afterReading(draft.progress, draft.saved, saved)
      setDraft({ ...draft, saved, progress })
      send(onSaved)
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

/** A draft without edits. */
const begun = ({ training_schedules }: User): HoursDraft => ({
  saved: training_schedules,
  edited: fromSchedules(training_schedules),
  progress: null,
})

/** A slot is never changed, only created and deleted, so slots with equal ids are equal. */
const isSame = (some: readonly WorkingSlot[], others: readonly WorkingSlot[]): boolean =>
  String(some.map(({ id }) => id)) === String(others.map(({ id }) => id))

/** Whether there is something to save: changes, or the rest of a failed save. */
function hasSteps({ saved, edited, progress }: HoursDraft): boolean {
  return resumePlan(saved, edited, progress ?? NO_PROGRESS).length > 0
}
