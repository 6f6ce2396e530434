import { useAtom } from 'jotai'
import { useState } from 'react'

import { moveExercise } from '#src/domain/sets.ts'

import { emptyDraft, type Removed, withoutExercise, withRestored } from './draft.ts'
import { workoutDraft } from './state.ts'

/** The workout draft of a coach and what can be done with it; every change is kept on the device. */
export function useWorkoutDraft(userId: string) {
  const [draft, setDraft] = useAtom(workoutDraft(userId).atom)
  const [removed, setRemoved] = useState<readonly Removed[]>([])
  const last = removed.at(-1)
  return {
    draft,
    /** What `undo` would bring back. */
    removed: last?.exercise ?? null,
    rename: (name: string): void => setDraft({ ...draft, name }),
    move: (from: number, to: number): void =>
      setDraft({ ...draft, exercises: moveExercise(draft.exercises, from, to) }),
    remove: (key: string): void => {
      const index = draft.exercises.findIndex((exercise) => exercise.key === key)
      const exercise = draft.exercises[index]
      if (!exercise) return
      setRemoved([...removed, { exercise, index }])
      setDraft(withoutExercise(draft, { exercise, index }))
    },
    undo: (): void => {
      if (!last) return
      setRemoved(removed.slice(0, -1))
      setDraft(withRestored(draft, last))
    },
    reset: (): void => {
      setRemoved([])
      setDraft(emptyDraft)
    },
  }
}
