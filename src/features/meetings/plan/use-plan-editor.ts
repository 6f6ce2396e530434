import { useQueryClient } from '@tanstack/react-query'
import equal from 'fast-deep-equal'
import { useCallback, useMemo, useRef, useState } from 'react'

import { sessionsChanged } from '#src/api/changed.ts'
import type { Session } from '#src/api/reads.ts'
import { fromSessionExercises } from '#src/domain/sets.ts'
import { useDraft } from '#src/draft/use-draft.ts'
import { planSavingMutation } from '#src/features/meetings/api.ts'
import { doneSets, restDraft, sessionDraft } from '#src/features/meetings/plan-draft.ts'
import { doneOf, doneRows } from '#src/features/meetings/rules/plan-sets.ts'
import { useSingleMutation } from '#src/ui/forms/use-single-mutation.ts'

import {
  contentOf,
  draftOf,
  exercisesOf,
  isChanged,
  isOvertaken,
  type KeptPlan,
  type PlanDraft,
  planShape,
} from '../plan-draft.ts'

export type PlanEditor = ReturnType<typeof usePlanEditor>

/** A session's plan in edit mode: its draft, the ticks of its sets, and its save. */
export function usePlanEditor(userId: string, session: Session) {
  const client = useQueryClient()
  const stored = sessionDraft(userId, session.id)
  const saved = useMemo(() => draftOf(session), [session])
  const ticks = doneSets(userId, session.id)
  // The ticked rows that were removed: an undo restores them ticked.
  const removedTicks = useRef<readonly string[]>([])
  /** Moves the ticks, which are stored by place, with their rows. */
  const moveTicks = useCallback(
    (from: PlanDraft, to: PlanDraft): void => {
      const before = ticks.read()
      const rows = new Set([...doneRows(from.exercises, before), ...removedTicks.current])
      const after = doneOf(to.exercises, rows)
      const left = doneRows(to.exercises, after)
      removedTicks.current = [...rows].filter((row) => !left.has(row))
      if (!equal(before, after)) ticks.write(after)
    },
    [ticks],
  )
  const draft = useDraft({
    draft: stored,
    saved,
    shape: planShape,
    list: 'exercises',
    onEdit: moveTicks,
    onGone: () => void sessionsChanged(client),
  })
  const { values: plan, edit, removed, undo } = draft
  const [restored, setRestored] = useState(draft.stored !== null)
  /**
   * Updates the rest, which is stored by the key of its row, to the key that the row has once the
   * saved plan is read.
   */
  const moveRest = (sent: PlanDraft): void => {
    const { read, write } = restDraft(userId, session.id)
    const rest = read()
    if (!rest) return
    const place = doneOf(sent.exercises, new Set([rest.row]))
    const [row = ''] = doneRows(fromSessionExercises(exercisesOf(sent)), place)
    write({ ...rest, row })
  }
  /** The draft to be sent. With `overwrite` it replaces the session as it is shown now. */
  const toSend = (overwrite: boolean): KeptPlan => {
    const now = stored.read()
    const known = now && !overwrite ? now.known : [contentOf(saved)]
    const sent = { ...(now ?? plan), known: [...new Set([...known, contentOf(now ?? plan)])] }
    if (now) stored.write(sent)
    return sent
  }
  const { call, ...saving } = useSingleMutation({
    ...planSavingMutation,
    // Another tab may have changed the draft meanwhile.
    onSuccess: (_, { draft: sent }) => {
      const now = stored.read()
      if (!now || contentOf(now) !== contentOf(sent)) return
      moveRest(now)
      stored.write(null)
    },
  })
  const unsaved = isChanged(plan, session)
  const overtaken = draft.stored !== null && isOvertaken(draft.stored, session)
  return {
    plan,
    edit,
    removed,
    undo,
    unsaved,
    /** Whether the changes are those of an earlier visit. */
    restored: restored && unsaved && !overtaken,
    /** Whether somebody else has changed the session since the draft was begun. */
    overtaken,
    /** Discards every change; the session is shown as it is now. */
    discard: (): void => {
      removedTicks.current = []
      draft.discard()
      setRestored(false)
    },
    send: (overwrite: boolean, onSaved: () => void): void =>
      call(
        { id: session.id, draft: toSend(overwrite) },
        { onSuccess: onSaved, onError: saving.showFailure },
      ),
    saving,
  }
}
