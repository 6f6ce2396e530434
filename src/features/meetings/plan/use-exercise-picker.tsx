import { type ReactNode, Suspense, useCallback, useState } from 'react'

import { lazyPart } from '#src/ui/lazy-part.tsx'

import type { Replaced, usePlanEditor } from './use-plan-editor.ts'

const PickExercises = lazyPart(() =>
  import('./PickExercises.tsx').then((module) => module.PickExercises),
)

interface Picking {
  opened: boolean
  /** How often it was opened. */
  opening: number
  /** The exercise to be replaced; null if exercises are added. */
  replaced: Replaced | null
}

/** The picker over a plan: the functions that open it, and the dialog itself. */
export function useExercisePicker({ add, replace }: ReturnType<typeof usePlanEditor>): {
  begin: (replaced: Picking['replaced']) => void
  dialog: ReactNode
} {
  // null until it is first opened, so that the dialog's code loads then.
  const [picking, setPicking] = useState<Picking | null>(null)
  const close = (): void => setPicking((now) => now && { ...now, opened: false })
  const dialog = picking && (
    <Suspense>
      <PickExercises
        opened={picking.opened}
        opening={picking.opening}
        replaced={picking.replaced?.name ?? null}
        onClose={close}
        onChoose={(chosen) => {
          close()
          const [other] = chosen
          if (!picking.replaced) add(chosen)
          else if (other) replace(picking.replaced, other)
        }}
      />
    </Suspense>
  )
  const begin = useCallback(
    (replaced: Picking['replaced']): void =>
      setPicking((now) => ({ opened: true, opening: (now?.opening ?? 0) + 1, replaced })),
    [],
  )
  return { begin, dialog }
}
