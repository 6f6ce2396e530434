import { type Atom, useAtomValue } from 'jotai'
import { type ReactNode, useState } from 'react'

import { lazyPart } from '#src/ui/lazy-part.tsx'
import { requestListAtom, sessionModalAtom } from '#src/ui/overlays/overlay-atoms.ts'

const RequestList = lazyPart(() =>
  import('#src/features/requests/RequestList.tsx').then((module) => module.RequestList),
)

const SessionModal = lazyPart(() =>
  import('#src/features/meetings/session/SessionModal.tsx').then((module) => module.SessionModal),
)

/** What can open over any screen of the frame. Each part loads when it is first needed. */
export function Overlays(): ReactNode {
  const sessionWasOpened = useWasOpened(sessionModalAtom)
  const requestsWereOpened = useWasOpened(requestListAtom)
  return (
    <>
      {requestsWereOpened && <RequestList />}
      {sessionWasOpened && <SessionModal />}
    </>
  )
}

/** Whether it has been opened once; the modal stays mounted from then on. */
function useWasOpened(openAtom: Atom<string | boolean | null>): boolean {
  const open = useAtomValue(openAtom)
  const [wasOpened, setWasOpened] = useState(false)
  if (open !== null && open !== false && !wasOpened) setWasOpened(true)
  return wasOpened
}
