import { useQueryClient } from '@tanstack/react-query'
import equal from 'fast-deep-equal'
import { useAtom } from 'jotai'
import { useCallback, useMemo, useRef, useState } from 'react'

import { sessionsChanged } from '#src/api/changed.ts'
import type { Session } from '#src/api/reads.ts'
import { fromSessionExercises } from '#src/domain/sets.ts'
import { useDraft } from '#src/draft/use-draft.ts'
import { planSavingMutation } from '#src/features/meetings/api.ts'
import { doneOf, doneRows } from '#src/features/meetings/rules/plan-sets.ts'
import { useSingleMutation } from '#src/ui/forms/use-single-mutation.ts'

import {
  contentOf,
  doneSets,
  draftOf,
  exercisesOf,
  isChanged,
  isOvertaken,
  type PlanDraft,
  planShape,
  restDraft,
  sessionDraft,
  type StoredPlan,
} from '../plan-draft.ts'

export type PlanEditor = ReturnType<typeof usePlanEditor>

/** A session's plan in edit mode: its draft, the ticks of its sets, and its save. */
export function usePlanEditor(userId: string, session: Session) {
  const client = useQueryClient()
  const stored = sessionDraft(userId, session.id)
  const saved = useMemo(() => draftOf(session), [session])
  const ticks = useSetTicks(userId, session.id)
  const draft = useDraft({
    draft: stored,
    saved,
    shape: planShape,
    list: 'exercises',
    onEdit: ticks.move,
    onGone: () => void sessionsChanged(client),
  })
  const { values: plan, edit, removed, undo } = draft
  const [restored, setRestored] = useState(draft.stored !== null)
  /** The draft to be sent. With `overwrite` it replaces the session as it is shown now. */
  const toSend = (overwrite: boolean): StoredPlan => {
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
      ticks.keepRest(now)
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
      ticks.forget()
      draft.discard()
      setRestored(false)
    },
    send: (overwrite: boolean, onSaved: () => void): void =>
      call({ id: session.id, draft: toSend(overwrite) }, { onSuccess: onSaved }),
    saving,
    ticks: ticks.of(plan),
  }
}

/**
 * Sets that a person ticks off in the gym, on their device only. A tick starts the set's rest;
 * removing it ends that rest.
 */
function useSetTicks(userId: string, sessionId: string) {
  const stored = doneSets(userId, sessionId)
  const [done, setDone] = useAtom(stored.atom)
  const [rest, setRest] = useAtom(restDraft(userId, sessionId).atom)
  // The ticked rows that were removed: an undo restores them ticked.
  const removed = useRef<readonly string[]>([])
  return {
    of: ({ exercises }: PlanDraft) => {
      const rows = doneRows(exercises, done)
      return {
        rest,
        endRest: (): void => setRest(null),
        /** A row is named by its `rowKey`. */
        isDone: (row: string): boolean => rows.has(row),
        /** `seconds` is the rest of its set. */
        toggle: (row: string, seconds: number): void => {
          const next = new Set(rows)
          if (next.delete(row)) {
            if (rest?.row === row) setRest(null)
          } else {
            next.add(row)
            if (seconds > 0) setRest({ row, seconds, until: Date.now() + seconds * 1000 })
          }
          setDone(doneOf(exercises, next))
        },
      }
    },
    /** Moves the ticks, which are stored by place, with their rows. */
    move: useCallback(
      (from: PlanDraft, to: PlanDraft): void => {
        const before = stored.read()
        const rows = new Set([...doneRows(from.exercises, before), ...removed.current])
        const after = doneOf(to.exercises, rows)
        const left = doneRows(to.exercises, after)
        removed.current = [...rows].filter((row) => !left.has(row))
        if (!equal(before, after)) stored.write(after)
      },
      [stored],
    ),
    /**
     * Updates the rest, which is stored by the key of its row, to the key that the row has once the
     * saved plan is read.
     */
    keepRest: (sent: PlanDraft): void => {
      const { read, write } = restDraft(userId, sessionId)
      const now = read()
      if (!now) return
      const place = doneOf(sent.exercises, new Set([now.row]))
      const [row = ''] = doneRows(fromSessionExercises(exercisesOf(sent)), place)
      write({ ...now, row })
    },
    /** The removed rows will not be restored. */
    forget: (): void => {
      removed.current = []
    },
  }
}
