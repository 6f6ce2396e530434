import { useQueryClient, useSuspenseQuery } from '@tanstack/react-query'
import { useAtom } from 'jotai'

import { meOptions } from '#src/api/me.ts'
import { fromSchedules, type WeekHours } from '#src/domain/hours-editor.ts'
import { resumePlan } from '#src/domain/hours-plan.ts'
import { NO_PROGRESS } from '#src/domain/hours-progress.ts'
import { HOURS_NOT_SAVED } from '#src/errors/messages.ts'
import { toast } from '#src/ui/toast.ts'
import { useSingleMutation } from '#src/ui/use-single-mutation.ts'

import { saveHours } from './api.ts'
import { hoursDraft, type HoursDraft } from './state.ts'

/** The coach's hours as they are edited: the draft on the device, or the saved ones while there is none. */
export function useHours() {
  const queryClient = useQueryClient()
  const { data: me } = useSuspenseQuery(meOptions())
  const [stored, setDraft] = useAtom(hoursDraft(me.id).atom)
  const draft: HoursDraft =
    stored?.userId === me.id
      ? stored
      : {
          userId: me.id,
          saved: me.training_schedules,
          edited: fromSchedules(me.training_schedules),
          progress: null,
        }
  const unsaved = hasSteps(draft)

  const saving = useSingleMutation({
    ...saveHours(queryClient, (sent) => isCurrent(sent) && setDraft(sent)),
    onSuccess: (_, sent) => isCurrent(sent) && setDraft(null),
  })

  const keep = (edited: WeekHours): void => {
    const next = { ...draft, edited }
    setDraft(hasSteps(next) ? next : null)
  }
  return {
    week: draft.edited,
    unsaved,
    edit: (change: (week: WeekHours) => WeekHours): void => keep(change(draft.edited)),
    /** Back to the saved hours (spec §4). What a broken save has changed is taken back by the next one. */
    restore: (): void => keep(fromSchedules(draft.saved)),
    discard: (): void => setDraft(null),
    save: (onSaved: () => void): void =>
      saving.call(draft, { onSuccess: onSaved, onError: () => toast.error(HOURS_NOT_SAVED) }),
    saving: saving.isPending,
    failed: saving.isError,
    /** Whether a save broke off, now or before a reload. */
    partly: draft.progress !== null && !saving.isPending,
  }
}

/** Whoever left while it was being saved has no draft any more, or began another. */
const isCurrent = ({ userId, edited }: HoursDraft): boolean =>
  hoursDraft(userId).read()?.edited === edited

/** Whether there is something to save: changes, or what a broken save has left undone. */
function hasSteps({ saved, edited, progress }: HoursDraft): boolean {
  return resumePlan(saved, edited, progress ?? NO_PROGRESS).length > 0
}
