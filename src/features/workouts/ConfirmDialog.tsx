import { type ComponentProps, type ReactNode, Suspense, useState } from 'react'

import { lazyPart } from '#src/ui/lazy-part.tsx'

const Question = lazyPart(() =>
  import('#src/ui/overlays/Dialog.tsx').then((module) => module.ConfirmDialog),
)

/** Asks before something is lost. The dialog's code loads when it is first opened. */
export function ConfirmDialog(props: ComponentProps<typeof Question>): ReactNode {
  const [wasOpened, setWasOpened] = useState(props.opened)
  if (props.opened && !wasOpened) setWasOpened(true)
  return (
    wasOpened && (
      <Suspense>
        <Question {...props} />
      </Suspense>
    )
  )
}
