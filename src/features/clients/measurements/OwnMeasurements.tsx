import { Button } from '@mantine/core'
import IconPlus from '@tabler/icons-react/dist/esm/icons/IconPlus.mjs'
import { useQuery } from '@tanstack/react-query'
import { useAtomValue } from 'jotai'
import { type ReactNode, Suspense, useState } from 'react'

import type { User } from '#src/api/people.ts'
import { lastBody } from '#src/domain/body.ts'
import { measurementsOptions } from '#src/features/clients/api.ts'
import { loadedBefore } from '#src/features/clients/in-time.ts'
import { measureDraft } from '#src/ui/forms/card-drafts.ts'
import { UnsavedNote } from '#src/ui/forms/UnsavedNote.tsx'
import { lazyPart } from '#src/ui/lazy-part.tsx'

import { Measurements } from './Measurements.tsx'

const MeasureDialog = lazyPart(() =>
  import('./MeasureDialog.tsx').then((module) => module.MeasureDialog),
)

/** The client's own measurements, with a way to enter new ones. */
export function OwnMeasurements({ client }: { client: User }): ReactNode {
  // null until it is first opened, so that the dialog's code loads then.
  const [entering, setEntering] = useState<boolean | null>(null)
  const { data: entries = [] } = useQuery({ ...measurementsOptions(client.id), ...loadedBefore })
  const waiting = useAtomValue(measureDraft(client.id).atom) !== null
  return (
    <>
      <Measurements
        client={client}
        note={waiting && <UnsavedNote>Є незбережені виміри</UnsavedNote>}
        action={
          <Button
            variant="default"
            leftSection={<IconPlus size={20} aria-hidden />}
            onClick={() => setEntering(true)}
          >
            Нові виміри
          </Button>
        }
      />
      {entering !== null && (
        <Suspense>
          <MeasureDialog
            clientId={client.id}
            last={lastBody(entries, client.client_info?.body_specs)}
            opened={entering}
            onClose={() => setEntering(false)}
          />
        </Suspense>
      )}
    </>
  )
}
