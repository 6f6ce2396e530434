import { type ComponentProps, type ReactNode, Suspense, useState } from 'react'

import { lazyPart } from '#src/ui/lazy-part.tsx'

const ConfirmDialog = lazyPart(() =>
  import('#src/ui/overlays/Dialog.tsx').then((module) => module.ConfirmDialog),
)

/** Asks before something is lost. The dialog's code loads when it is first opened. */
export function LaterConfirm(props: ComponentProps<typeof ConfirmDialog>): ReactNode {
  const [wasOpened, setWasOpened] = useState(props.opened)
  if (props.opened && !wasOpened) setWasOpened(true)
  return (
    wasOpened && (
      <Suspense>
        <ConfirmDialog {...props} danger />
      </Suspense>
    )
  )
}
