import { atom, useAtomValue } from 'jotai'
import type { ReactNode } from 'react'

import { BRAND } from './product-name.ts'

/** How many requests wait for the coach: the tab says it while they look at another one. */
export const waitingAtom = atom(0)

/** Sets `Screen's title · Пульс`; React moves it into the head. */
export function DocumentTitle({ title }: { title: string }): ReactNode {
  const waiting = useAtomValue(waitingAtom)
  return <title>{`${waiting > 0 ? `(${waiting}) ` : ''}${title} · ${BRAND}`}</title>
}
