import { Text } from '@mantine/core'
import { IconChartLine } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { type ReactNode, Suspense } from 'react'

import { loadedBefore } from '#src/api/queries.ts'
import { type BodyEntry, MEASURES, datedValuesOf } from '#src/domain/body.ts'
import { plural } from '#src/domain/number-text.ts'
import { measurementsOptions } from '#src/features/clients/api.ts'
import { CardSection } from '#src/features/clients/CardSection.tsx'
import { QueryContent } from '#src/features/clients/QueryContent.tsx'
import { lazyPart } from '#src/ui/lazy-part.tsx'
import { SkeletonBlock } from '#src/ui/LoadingScreen.tsx'
import { EmptyState } from '#src/ui/states/States.tsx'

import { MeasurementTable } from './MeasurementTable.tsx'
import { ProgressPhotos } from './ProgressPhotos.tsx'

import classes from './Progress.module.css'

function NoChart(): ReactNode {
  return <Text c="dimmed">Графік не завантажився. Усі числа — в таблиці нижче.</Text>
}

/** Loads when it is shown; if that fails (no network), the card stays. */
const MeasureChart = lazyPart(
  () => import('./MeasureChart.tsx').then((module) => module.MeasureChart),
  NoChart,
)

/**
 * After this many sessions there should be something to compare; the specification does not give
 * the number.
 */
const SESSIONS_TO_PROGRESS = 3

function placeholder(held: number): string {
  const left = SESSIONS_TO_PROGRESS - held
  if (left <= 0) return 'Вимірів ще немає'
  return `Прогрес буде доступний після ${left} ${plural(left, 'тренування', 'тренувань', 'тренувань')}`
}

/** Measurements over time as a line, once something was measured twice. */
function Chart({ entries }: { entries: readonly BodyEntry[] }): ReactNode {
  const [first, ...others] = MEASURES.filter(
    (measure) => datedValuesOf(entries, measure).length > 1,
  )
  if (!first) return null
  return (
    <div className={classes['chart']}>
      <Suspense fallback={<SkeletonBlock height="100%" />}>
        <MeasureChart entries={entries} measures={[first, ...others]} />
      </Suspense>
    </div>
  )
}

/**
 * How the body changes: measurements over time, and their photos. `held` is the number of past
 * sessions.
 */
export function Progress({ clientId, held }: { clientId: string; held: number }): ReactNode {
  const query = useQuery({ ...measurementsOptions(clientId), ...loadedBefore })
  return (
    <CardSection title="Прогрес">
      <QueryContent query={query} height="12rem">
        {(entries) =>
          entries.length === 0 ? (
            <EmptyState
              icon={<IconChartLine aria-hidden />}
              title={placeholder(held)}
              text="Тут буде видно, як змінюються виміри від тренування до тренування."
            />
          ) : (
            <>
              <Chart entries={entries} />
              <MeasurementTable entries={entries} />
              <ProgressPhotos entries={entries} />
            </>
          )
        }
      </QueryContent>
    </CardSection>
  )
}
