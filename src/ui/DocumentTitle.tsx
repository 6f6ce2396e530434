import type { ReactNode } from 'react'

/** Sets `Screen's title · Пульс`; React moves it into the head. */
export function DocumentTitle({ title }: { title: string }): ReactNode {
  return <title>{`${title} · Пульс`}</title>
}
