import IconChartLine from '@tabler/icons-react/dist/esm/icons/IconChartLine.mjs'
import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'

import { plural } from '#src/domain/plural.ts'
import { EmptyState } from '#src/ui/StateNote.tsx'

import { measurementsOptions } from './api.ts'
import { Loaded } from './Loaded.tsx'
import { MeasurementTable } from './MeasurementTable.tsx'
import { ProgressPhotos } from './ProgressPhotos.tsx'
import { Section } from './Section.tsx'

/** After so many sessions there should be something to compare; the specification leaves the number open. */
const SESSIONS_TO_PROGRESS = 3

function placeholder(held: number): string {
  const left = SESSIONS_TO_PROGRESS - held
  if (left <= 0) return 'Вимірів ще немає'
  return `Прогрес буде доступний після ${left} ${plural(left, 'тренування', 'тренувань', 'тренувань')}`
}

/** How the body changes: measurements over time, and their photos. `held` sessions are behind. */
export function Progress({ clientId, held }: { clientId: string; held: number }): ReactNode {
  const query = useQuery(measurementsOptions(clientId))
  return (
    <Section title="Прогрес">
      <Loaded query={query} height="12rem">
        {(entries) =>
          entries.length === 0 ? (
            <EmptyState
              icon={<IconChartLine aria-hidden />}
              title={placeholder(held)}
              text="Тут буде видно, як змінюються виміри від тренування до тренування."
            />
          ) : (
            <>
              <MeasurementTable entries={entries} />
              <ProgressPhotos entries={entries} />
            </>
          )
        }
      </Loaded>
    </Section>
  )
}
