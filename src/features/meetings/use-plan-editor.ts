import { useSetAtom } from 'jotai'
import { useMemo, useState } from 'react'

import type { Session } from '#src/api/sessions.ts'
import { moveExercise } from '#src/domain/sets.ts'

import { draftOf, isChanged, type PlanDraft, type PlanExercise } from './plan-draft.ts'
import { storedDraft } from './state.ts'

/** A session's plan being edited. What differs from the session is kept on the device at once. */
export function usePlanEditor(userId: string, session: Session) {
  const stored = useMemo(() => storedDraft(userId, session.id), [userId, session.id])
  const store = useSetAtom(stored.atom)
  const [draft, setDraft] = useState<PlanDraft>(() => stored.read() ?? draftOf(session))
  const [restored, setRestored] = useState(() => stored.read() !== null)

  // Read anew meanwhile: an untouched plan follows.
  const [base, setBase] = useState(session)
  if (session !== base) {
    setBase(session)
    if (!isChanged(draft, base)) setDraft(draftOf(session))
  }

  const edit = (next: PlanDraft): void => {
    setDraft(next)
    store(isChanged(next, session) ? next : null)
  }
  return {
    draft,
    unsaved: isChanged(draft, session),
    /** Whether changes of an earlier visit were found on the device. */
    restored,
    rename: (name: string): void => edit({ ...draft, name }),
    change: (exercise: PlanExercise): void =>
      edit({
        ...draft,
        exercises: draft.exercises.map((one) => (one.key === exercise.key ? exercise : one)),
      }),
    move: (from: number, to: number): void =>
      edit({ ...draft, exercises: moveExercise(draft.exercises, from, to) }),
    /** Takes every change back. */
    reset: (): void => {
      edit(draftOf(session))
      setRestored(false)
    },
    /** The device forgets the changes: they are saved, or not wanted. */
    forget: (): void => store(null),
  }
}
