import { useQueryClient } from '@tanstack/react-query'
import { useAtom, useStore } from 'jotai'
import { atom } from 'jotai/vanilla'
import { useCallback, useMemo, useState } from 'react'

import { sessionsChanged } from '#src/api/changed.ts'
import { type Exercise, keepExercises, type Session } from '#src/api/reads.ts'
import { fromSessionExercises, moveExercise } from '#src/domain/sets.ts'
import { doneSets, restDraft, sessionDraft } from '#src/features/meetings/plan-draft.ts'
import { doneOf, doneRows } from '#src/features/meetings/rules/plan-sets.ts'
import { useWhenGone } from '#src/ui/hooks/use-when-gone.ts'
import { toast } from '#src/ui/overlays/toast.ts'

import {
  addedExercise,
  contentOf,
  draftOf,
  exercisesOf,
  isChanged,
  isOvertaken,
  type KeptPlan,
  type PlanDraft,
  type PlanExercise,
  replacementOf,
  stillIn,
  withExercise,
} from '../plan-draft.ts'
import { useRemoved } from './use-removed.ts'

/** The exercise of a plan that is to be replaced. */
export interface Replaced {
  key: string
  exercise_id: string
  name: string
}

/**
 * A session's plan in edit mode. Changes are stored on the device at once, and are shown in the
 * person's other tabs, too.
 */
export function usePlanEditor(userId: string, session: Session) {
  const client = useQueryClient()
  const stored = sessionDraft(userId, session.id)
  const [kept, keep] = useAtom(stored.atom)
  const [restored, setRestored] = useState(kept !== null)
  // The plan shown while nothing is stored: the session's, with the keys of the visible rows.
  const plainAtom = useMemo(() => atom(draftOf(session)), [session])
  const [plain, setPlain] = useAtom(plainAtom)
  const draft: PlanDraft = kept ?? plain

  // Another tab may have saved it.
  useWhenGone(kept, () => void sessionsChanged(client))

  const ticks = doneSets(userId, session.id)
  /**
   * Moves the ticks, which are stored by place, with their rows. The rows in `more` are ticked,
   * too.
   */
  const moveTicks = useCallback(
    (from: PlanDraft, to: PlanDraft, more: readonly string[] = []): void => {
      const rows = [...doneRows(from.exercises, ticks.read()), ...more]
      ticks.write(doneOf(to.exercises, new Set(rows)))
    },
    [ticks],
  )
  /**
   * Updates the rest, which is stored by the key of its row, to the key that the row has once the
   * saved plan is read.
   */
  const moveRest = (saved: PlanDraft): void => {
    const { read, write } = restDraft(userId, session.id)
    const rest = read()
    if (!rest) return
    const place = doneOf(saved.exercises, new Set([rest.row]))
    const [row = ''] = doneRows(fromSessionExercises(exercisesOf(saved)), place)
    write({ ...rest, row })
  }
  // These functions keep their identity while a person types, so that only the edited row is
  // rendered.
  /** Returns the plan as it is now: another tab may have changed it. */
  const { get } = useStore()
  const read = useCallback(
    (): PlanDraft => stored.read() ?? get(plainAtom),
    [stored, get, plainAtom],
  )
  /** Returns the changed plan. */
  const edit = useCallback(
    (alter: (plan: PlanDraft) => PlanDraft, ticked?: readonly string[]): PlanDraft => {
      const before = stored.read()
      const plan = read()
      const next = alter(plan)
      moveTicks(plan, next, ticked)
      const now = contentOf(draftOf(session))
      // While a changed plan is being sent, going back to the saved one is a change, too.
      const isSending = before?.known.some((known) => known !== now)
      if (isSending || isChanged(next, session)) keep({ ...next, known: before?.known ?? [now] })
      else {
        setPlain(next)
        keep(null)
      }
      return next
    },
    [stored, read, session, keep, setPlain, moveTicks],
  )
  const change = useCallback(
    (key: string, alter: (exercise: PlanExercise) => PlanExercise): void =>
      void edit((plan) => withExercise(plan, key, alter)),
    [edit],
  )
  const move = useCallback(
    (from: number, to: number): void =>
      void edit((plan) => ({ ...plan, exercises: moveExercise(plan.exercises, from, to) })),
    [edit],
  )
  const removal = useRemoved(draft, read, ticks.read, edit)
  const forget = (): void => {
    moveTicks(draft, draftOf(session))
    setPlain(draftOf(session))
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
    change,
    move,
    add: (chosen: readonly Exercise[]): void => {
      keepExercises(client, chosen)
      const added = chosen.map(({ id }) => addedExercise(id))
      edit((plan) => ({ ...plan, exercises: [...plan.exercises, ...added] }))
    },
    /** Replaces an exercise, if another tab has not removed it meanwhile. */
    replace: (replaced: Replaced, other: Exercise): void => {
      const exercise = stillIn(draft, replaced)
      if (!exercise) return toast.info(`Вправи «${replaced.name}» вже немає в плані`)
      if (exercise.exercise_id === other.id) return
      keepExercises(client, [other])
      removal.replaceExercise(exercise, replacementOf(exercise, other.id), replaced.name)
    },
    /** Discards every change; the session is shown as it is now. */
    reset: (): void => {
      forget()
      setRestored(false)
    },
    /** Returns the draft to be sent. With `over` it overwrites the session as it is shown now. */
    toSend(over = false): KeptPlan {
      const now = stored.read()
      const known = now && !over ? now.known : [contentOf(draftOf(session))]
      const sent = { ...(now ?? draft), known: [...new Set([...known, contentOf(now ?? draft)])] }
      if (now) keep(sent)
      return sent
    },
    /** Discards the stored changes. */
    forget,
    /** Deletes the stored draft once it is saved, unless another tab has changed it meanwhile. */
    forgetSaved: (sent: PlanDraft): void => {
      const now = stored.read()
      if (!now || contentOf(now) !== contentOf(sent)) return
      moveRest(now)
      keep(null)
    },
  }
}
