import { useSuspenseQuery } from '@tanstack/react-query'
import { useAtomValue } from 'jotai'
import { type ReactNode, Suspense, useState } from 'react'

import { meOptions } from '#src/api/me.ts'
import { lazyPart } from '#src/ui/lazy-part.tsx'
import { sessionModalAtom } from '#src/ui/session-modal.ts'

/** The popup comes with the next page. */
const Nothing = (): ReactNode => null

const RequestPopup = lazyPart(
  () => import('#src/features/requests/RequestPopup.tsx').then((module) => module.RequestPopup),
  Nothing,
)

const SessionModal = lazyPart(() =>
  import('#src/features/meetings/SessionModal.tsx').then((module) => module.SessionModal),
)

/** What opens over any screen of the frame. Each loads when it is first needed. */
export function Overlays(): ReactNode {
  const { data: me } = useSuspenseQuery(meOptions())
  const sessionAsked = useSessionAsked()
  return (
    <>
      <Suspense>{me.role === 'coach' && <RequestPopup coachId={me.id} />}</Suspense>
      <Suspense>{sessionAsked && <SessionModal />}</Suspense>
    </>
  )
}

/** Whether a session has been opened: the modal stays mounted from then on. */
function useSessionAsked(): boolean {
  const id = useAtomValue(sessionModalAtom)
  const [asked, setAsked] = useState(false)
  if (id !== null && !asked) setAsked(true)
  return asked
}
