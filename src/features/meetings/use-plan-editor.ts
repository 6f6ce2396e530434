import { useQueryClient } from '@tanstack/react-query'
import { useAtom } from 'jotai'
import { useState } from 'react'

import { invalidate } from '#src/api/invalidate.ts'
import type { Session } from '#src/api/sessions.ts'
import { doneOf, doneRows } from '#src/domain/done-sets.ts'
import { moveExercise } from '#src/domain/sets.ts'
import { useWhenGone } from '#src/ui/use-when-gone.ts'

import {
  contentOf,
  draftOf,
  isChanged,
  isOvertaken,
  type KeptPlan,
  type PlanDraft,
  type PlanExercise,
} from './plan-draft.ts'
import { doneSets, storedDraft } from './state.ts'
import { useRemoved } from './use-removed.ts'

/**
 * A session's plan being edited. What differs from the session is kept on the device at once, where
 * the person's other tabs follow it.
 */
export function usePlanEditor(userId: string, session: Session) {
  const client = useQueryClient()
  const stored = storedDraft(userId, session.id)
  const [kept, keep] = useAtom(stored.atom)
  const [restored, setRestored] = useState(kept !== null)
  // What is shown while nothing is kept: the session's plan, with the keys of the rows on the screen.
  const [plain, setPlain] = useState(() => ({ session, draft: draftOf(session) }))
  if (plain.session !== session) setPlain({ session, draft: draftOf(session) })
  const draft: PlanDraft = kept ?? plain.draft

  // Another tab may have saved it.
  useWhenGone(kept, () => void invalidate(client, 'GET /v1/calendar/sessions/{id}'))

  const edit = (change: (plan: PlanDraft) => PlanDraft): void => {
    const before = stored.read()
    const plan = before ?? plain.draft
    const next = change(plan)
    // Ticks are kept by place: they go where their rows go.
    const ticks = doneSets(userId, session.id)
    ticks.write(doneOf(next.exercises, doneRows(plan.exercises, ticks.read())))
    if (isChanged(next, session)) {
      keep({ ...next, known: before?.known ?? [contentOf(draftOf(session))] })
    } else {
      setPlain({ session, draft: next })
      keep(null)
    }
  }
  const removal = useRemoved(edit)
  /** Any other change ends the offer to bring back what was removed. */
  const editOn = (change: (plan: PlanDraft) => PlanDraft): void => {
    removal.forget()
    edit(change)
  }
  const forget = (): void => keep(null)
  return {
    draft,
    unsaved: isChanged(draft, session),
    /** Whether changes of an earlier visit were found on the device. */
    restored,
    /** Whether somebody else has changed the session since the draft was begun. */
    overtaken: kept !== null && isOvertaken(kept, session),
    removal,
    rename: (name: string): void => editOn((plan) => ({ ...plan, name })),
    change: (exercise: PlanExercise): void =>
      editOn((plan) => ({
        ...plan,
        exercises: plan.exercises.map((one) => (one.key === exercise.key ? exercise : one)),
      })),
    move: (from: number, to: number): void =>
      editOn((plan) => ({ ...plan, exercises: moveExercise(plan.exercises, from, to) })),
    /** Takes every change back, which leaves the session as it is now. */
    reset: (): void => {
      forget()
      removal.forget()
      setRestored(false)
    },
    /** The draft to be sent; in place of the session as it is shown to have become, if `over` it. */
    toSend(over = false): KeptPlan {
      const now = stored.read()
      const known = now && !over ? now.known : [contentOf(draftOf(session))]
      const sent = { ...(now ?? draft), known: [...new Set([...known, contentOf(now ?? draft)])] }
      if (now) keep(sent)
      return sent
    },
    /** The device forgets the changes: they are not wanted. */
    forget,
    /** The device forgets what was saved, unless another tab has gone on editing it meanwhile. */
    forgetSaved: (sent: PlanDraft): void => {
      const now = stored.read()
      if (now && contentOf(now) === contentOf(sent)) forget()
    },
  }
}
