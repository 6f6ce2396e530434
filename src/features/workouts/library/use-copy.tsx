import { useNavigate } from '@tanstack/react-router'
import { type ReactNode, Suspense, useState } from 'react'

import { draftWith, valuesOf } from '#src/draft/model.ts'
import { type Copy, workoutCopyMutation } from '#src/features/workouts/api.ts'
import { workoutDraft } from '#src/features/workouts/state.ts'
import { emptyDraft, isEmptyDraft } from '#src/features/workouts/workout-draft.ts'
import { useSingleMutation } from '#src/ui/forms/use-single-mutation.ts'
import { useWhileShown } from '#src/ui/hooks/navigation.ts'
import { lazyPart } from '#src/ui/lazy-part.tsx'
import { toast } from '#src/ui/overlays/toast.ts'

import type { OwnProgram } from '../program-library.ts'

const ConfirmDialog = lazyPart(() =>
  import('#src/ui/overlays/Dialog.tsx').then((module) => module.ConfirmDialog),
)

/**
 * Copies a saved workout into the draft of a new one. If there is already a draft, the person is
 * asked first.
 */
export function useCopy(userId: string): {
  copy: (program: OwnProgram) => void
  /** The id of the program that is being read. */
  copying: string | undefined
  /** The confirmation, to be rendered anywhere in the screen. */
  question: ReactNode
} {
  const navigate = useWhileShown(useNavigate())
  const { call, isPending, variables, showFailure } = useSingleMutation(workoutCopyMutation)
  // null until the first question, so that the dialog's code loads then.
  const [asked, setAsked] = useState<{ copy: Copy; opened: boolean } | null>(null)
  const draft = workoutDraft(userId)

  const close = (): void => setAsked((now) => now && { ...now, opened: false })
  const begin = ({ workout, missing }: Copy): void => {
    draft.write(draftWith(null, emptyDraft, workout))
    if (missing > 0) toast.info(`Не скопійовано вправ, яких уже немає в бібліотеці: ${missing}`)
    void navigate({ to: '/create-workout' })
  }
  const question = asked && (
    <Suspense>
      <ConfirmDialog
        opened={asked.opened}
        title="Замінити чернетку?"
        text="У новому тренуванні вже є незбережене. Копія стане на його місце."
        cancelLabel="Лишити чернетку"
        confirmLabel="Замінити"
        danger
        onCancel={close}
        onConfirm={() => {
          close()
          begin(asked.copy)
        }}
      />
    </Suspense>
  )
  return {
    copy: (program) =>
      call(program, {
        onSuccess: (copy) => {
          if (isEmptyDraft(valuesOf(draft.read(), emptyDraft))) begin(copy)
          else setAsked({ copy, opened: true })
        },
        onError: showFailure,
      }),
    copying: isPending ? variables.id : undefined,
    question,
  }
}
