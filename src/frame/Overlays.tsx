import { useRouter } from '@tanstack/react-router'
import { useAtomValue } from 'jotai'
import { type ReactNode, useEffect } from 'react'

import { appStore } from '#src/device/storage.ts'
import { lazyDialog, lazyPart } from '#src/ui/lazy-part.tsx'
import { requestListAtom, sessionModalAtom } from '#src/ui/overlays/overlay-atoms.ts'

const RequestList = lazyDialog(() =>
  import('#src/features/requests/RequestList.tsx').then((module) => module.RequestList),
)

const SessionModal = lazyPart(() =>
  import('#src/features/meetings/session/SessionModal.tsx').then((module) => module.SessionModal),
)

function close(): void {
  appStore().set(requestListAtom, false)
  appStore().set(sessionModalAtom, null)
}

/** What can open over any screen of the frame, until the screen changes. */
export function Overlays(): ReactNode {
  const router = useRouter()
  const isListOpen = useAtomValue(requestListAtom)
  const sessionId = useAtomValue(sessionModalAtom)
  useEffect(
    () => router.subscribe('onBeforeNavigate', ({ pathChanged }) => void (pathChanged && close())),
    [router],
  )
  return (
    <>
      <RequestList opened={isListOpen} />
      {sessionId !== null && <SessionModal key={sessionId} id={sessionId} onClose={close} />}
    </>
  )
}
