import { Button } from '@mantine/core'
import { IconPlus } from '@tabler/icons-react'
import { useIsMutating, useQuery, useQueryClient } from '@tanstack/react-query'
import { useAtomValue } from 'jotai'
import { type ReactNode, Suspense, useEffect, useState } from 'react'

import { cardChanged } from '#src/api/changed.ts'
import { loadedBefore } from '#src/api/queries.ts'
import type { User } from '#src/api/reads.ts'
import { hasMeasurement, lastBody } from '#src/domain/body.ts'
import { measureDraft } from '#src/draft/card-drafts.ts'
import { measurementSavingMutation, measurementsOptions } from '#src/features/clients/api.ts'
import { useKyivNow } from '#src/ui/dates/use-clock.ts'
import { UnsavedNote } from '#src/ui/forms/UnsavedNote.tsx'
import { useWhenGone } from '#src/ui/hooks/use-when-gone.ts'
import { lazyPart } from '#src/ui/lazy-part.tsx'
import { toast } from '#src/ui/overlays/toast.ts'

import { isSavedAnyway } from './find-saved-measurement.ts'
import { MEASURED } from './measure-text.ts'
import { Measurements } from './Measurements.tsx'

const MeasureDialog = lazyPart(() =>
  import('./MeasureDialog.tsx').then((module) => module.MeasureDialog),
)

/** The client's own measurements, with a button to enter new ones. */
export function OwnMeasurements({ client }: { client: User }): ReactNode {
  // null until it is first opened, so that the dialog's code loads then.
  const [entering, setEntering] = useState<boolean | null>(null)
  const { data: entries } = useQuery({ ...measurementsOptions(client.id), ...loadedBefore })
  const queryClient = useQueryClient()
  const draft = measureDraft(client.id)
  const kept = useAtomValue(draft.atom)
  const { date: today } = useKyivNow()
  const specs = client.client_info?.body_specs
  const { mutationKey } = measurementSavingMutation(client.id)
  const isSaving = useIsMutating({ mutationKey }) > 0
  // Another tab may have saved them.
  useWhenGone(kept, () => {
    if (!isSaving) void cardChanged(queryClient)
  })
  const isSaved =
    !isSaving && entries && kept !== null && isSavedAnyway(kept, { entries, specs, today })
  useEffect(() => {
    if (!isSaved) return
    draft.write(null)
    toast.success(MEASURED)
  }, [isSaved, draft])
  return (
    <>
      <Measurements
        client={client}
        note={
          kept !== null &&
          hasMeasurement(kept.values) && <UnsavedNote>Є незбережені виміри</UnsavedNote>
        }
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
            last={lastBody(entries ?? [], specs)}
            opened={entering}
            onClose={() => setEntering(false)}
          />
        </Suspense>
      )}
    </>
  )
}
