import { type ReactNode, Suspense } from 'react'

/** What opens over any screen of the frame. Each loads when it is first needed. */
export function Overlays(): ReactNode {
  return <Suspense />
}
