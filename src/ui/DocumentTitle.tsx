import type { ReactNode } from 'react'

import { BRAND } from './product-name.ts'

/** Sets `Screen's title · Пульс`; React moves it into the head. */
export function DocumentTitle({ title }: { title: string }): ReactNode {
  return <title>{`${title} · ${BRAND}`}</title>
}
