import { Button } from '@mantine/core'
import { type ReactNode, Suspense, useState } from 'react'

import { lazyPart } from '#src/ui/lazy-part.tsx'

const ConfirmDialog = lazyPart(() =>
  import('#src/ui/overlays/Dialog.tsx').then((module) => module.ConfirmDialog),
)

/** Clears the draft, after a confirmation. */
export function ResetButton({
  disabled,
  onReset,
}: {
  disabled: boolean
  onReset: () => void
}): ReactNode {
  // null until it is first pressed, so that the dialog's code loads then.
  const [asked, setAsked] = useState<boolean | null>(null)
  return (
    <>
      <Button variant="default" disabled={disabled} onClick={() => setAsked(true)}>
        Скинути
      </Button>
      {asked !== null && (
        <Suspense>
          <ConfirmDialog
            opened={asked}
            title="Скинути чернетку?"
            text="Назву і всі вправи плану буде прибрано."
            cancelLabel="Скасувати"
            confirmLabel="Скинути"
            danger
            onCancel={() => setAsked(false)}
            onConfirm={() => {
              setAsked(false)
              onReset()
            }}
          />
        </Suspense>
      )}
    </>
  )
}
