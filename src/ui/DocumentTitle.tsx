import type { ReactNode } from 'react'

/** `Screen's title · Пульс`; React puts it into the head. */
export function DocumentTitle({ title }: { title: string }): ReactNode {
  return <title>{`${title} · Пульс`}</title>
}
