import { useDidUpdate } from '@mantine/hooks'
import equal from 'fast-deep-equal'
import { useAtom, useStore } from 'jotai'
import { atom } from 'jotai/vanilla'
import { useCallback, useMemo, useState } from 'react'

import type { StoredAtom } from '#src/device/storage.ts'
import { newKey } from '#src/domain/lists.ts'

import type { DraftShape } from './model.ts'

/** What is said about rows that were removed or replaced, while it can be undone. */
export interface Removal {
  name: string
  /** A word for what happened, if it is not «прибрано». */
  outcome?: string
  /** Whether the note takes the focus, because the removed row had it. */
  takesFocus?: boolean
}

interface DraftInput<Stored, Values, List> {
  draft: StoredAtom<Stored | null>
  /** The values while there is no draft; the same object as long as they are equal. */
  saved: Values
  /** A constant, so that `edit` keeps its identity. */
  shape: DraftShape<Stored, Values>
  /** The field with the rows whose removal can be undone. */
  list?: List
  /** Called before a change is stored: for what is stored by the place of a row. A constant. */
  onEdit?: (before: Values, after: Values) => void
  /** Called when the draft was removed: another tab may have saved it. */
  onGone?: () => void
}

/**
 * A draft on the device (`model.ts`), shown and edited. Every change is stored at once, and is shown
 * in the person's other tabs, too.
 */
export function useDraft<
  Stored extends object,
  Values extends object,
  List extends keyof Values = never,
>({ draft, saved, shape, list, onEdit, onGone = () => {} }: DraftInput<Stored, Values, List>) {
  const [stored, write] = useAtom(draft.atom)
  // Shown while nothing is stored: the saved values, with the keys of the rows on the screen.
  const plainAtom = useMemo(() => atom({ values: saved }), [saved])
  const [plain, setPlain] = useAtom(plainAtom)
  const values = useMemo(
    () => (stored === null ? plain.values : shape.shown(stored, saved)),
    [stored, plain, shape, saved],
  )
  useWhenGone(stored, onGone)

  const [removals, setRemovals] = useState<readonly Removed<Values[List]>[]>([])
  const { get } = useStore()
  const edit = useCallback(
    (change: (values: Values) => Values, removal?: Removal): void => {
      const now = draft.read()
      const before = now === null ? get(plainAtom).values : shape.shown(now, saved)
      const after = change(before)
      if (after === before) return
      onEdit?.(before, after)
      const next = shape.changed(now, saved, after)
      if (next === null) setPlain({ values: after })
      write(next)
      if (list === undefined || !removal) return
      const removed = { note: removal, key: newKey(), before: before[list], after: after[list] }
      setRemovals((all) => [...(lastOf(all, before[list]) ? all : []), removed])
    },
    [draft, saved, shape, list, onEdit, get, plainAtom, setPlain, write],
  )
  const removed = list === undefined ? undefined : lastOf(removals, values[list])
  return {
    /** What is shown: the draft over the saved values. */
    values,
    /** The stored draft; null while nothing differs from the saved values. */
    stored,
    /**
     * Changes the values as they are now: another tab may have changed them. With `removal` the
     * change can be undone. Keeps its identity, so that only the edited row is rendered.
     */
    edit,
    /** What `undo` would restore, if the rows have not changed since in any tab. */
    removed,
    undo: (): void => {
      if (list === undefined || !removed) return
      edit((now) => ({ ...now, [list]: removed.before }))
      setRemovals(removals.slice(0, -1))
    },
    /** Shows the saved values. */
    discard: (): void => {
      onEdit?.(values, saved)
      setPlain({ values: saved })
      setRemovals([])
      write(null)
    },
  }
}

interface Removed<Rows> {
  key: string
  note: Removal
  before: Rows
  after: Rows
}

/** The last removal, if the rows are as it has left them. */
function lastOf<Rows>(all: readonly Removed<Rows>[], rows: Rows): Removed<Rows> | undefined {
  const last = all.at(-1)
  return last && equal(last.after, rows) ? last : undefined
}

/**
 * Calls `callback` when a stored draft has been removed. Another tab may have saved it, so the data
 * of this page may be stale.
 */
export function useWhenGone(draft: object | string | null, callback: () => void): void {
  const isGone = draft === null
  useDidUpdate(() => {
    if (isGone) callback()
  }, [isGone])
}
