import { useQueryClient } from '@tanstack/react-query'
import { useAtom } from 'jotai'
import { useState } from 'react'

import { invalidate } from '#src/api/invalidate.ts'
import type { Session } from '#src/api/sessions.ts'
import { moveExercise } from '#src/domain/sets.ts'
import { doneOf, doneRows } from '#src/features/meetings/rules/done-sets.ts'
import { doneSets, storedDraft } from '#src/features/meetings/state.ts'
import { useWhenGone } from '#src/ui/hooks/use-when-gone.ts'

import {
  contentOf,
  draftOf,
  isChanged,
  isOvertaken,
  type KeptPlan,
  type PlanDraft,
  type PlanExercise,
} from './plan-draft.ts'
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

  const ticks = doneSets(userId, session.id)
  /** Ticks are kept by place: they go where their rows go. `more` are rows to be ticked as well. */
  const moveTicks = (from: PlanDraft, to: PlanDraft, more: readonly string[] = []): void => {
    const rows = [...doneRows(from.exercises, ticks.read()), ...more]
    ticks.write(doneOf(to.exercises, new Set(rows)))
  }
  /** Returns the plan as it has become. */
  const edit = (change: (plan: PlanDraft) => PlanDraft, ticked?: readonly string[]): PlanDraft => {
    const before = stored.read()
    const plan = before ?? plain.draft
    const next = change(plan)
    moveTicks(plan, next, ticked)
    const now = contentOf(draftOf(session))
    // Another plan may be on its way to the server: then the one that was saved is a change, too.
    const isSending = before?.known.some((known) => known !== now)
    if (isSending || isChanged(next, session)) keep({ ...next, known: before?.known ?? [now] })
    else {
      setPlain({ session, draft: next })
      keep(null)
    }
    return next
  }
  const removal = useRemoved(draft, ticks.read, edit)
  const forget = (): void => {
    moveTicks(draft, draftOf(session))
    setPlain({ session, draft: draftOf(session) })
    keep(null)
  }
  return {
    draft,
    unsaved: isChanged(draft, session),
    /** Whether changes of an earlier visit were found on the device. */
    restored,
    /** Whether somebody else has changed the session since the draft was begun. */
    overtaken: kept !== null && isOvertaken(kept, session),
    removal,
    rename: (name: string): void => void edit((plan) => ({ ...plan, name })),
    change: (exercise: PlanExercise): void =>
      void edit((plan) => ({
        ...plan,
        exercises: plan.exercises.map((one) => (one.key === exercise.key ? exercise : one)),
      })),
    move: (from: number, to: number): void =>
      void edit((plan) => ({ ...plan, exercises: moveExercise(plan.exercises, from, to) })),
    /** Takes every change back, which leaves the session as it is now. */
    reset: (): void => {
      forget()
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
      if (now && contentOf(now) === contentOf(sent)) keep(null)
    },
  }
}
