import { useSuspenseQuery } from '@tanstack/react-query'
import { lazy, type ReactNode, Suspense } from 'react'

import { meOptions } from '#src/api/me.ts'

const RequestPopup = lazy(() =>
  import('#src/features/requests/RequestPopup.tsx').then((module) => ({
    default: module.RequestPopup,
  })),
)

/** What opens over any screen of the frame. Each loads when it is first needed. */
export function Overlays(): ReactNode {
  const { data: me } = useSuspenseQuery(meOptions())
  return <Suspense>{me.role === 'coach' && <RequestPopup coachId={me.id} />}</Suspense>
}
