import { Button, Text, VisuallyHidden } from '@mantine/core'
import { IconChartLine, IconPlus } from '@tabler/icons-react'
import { useIsMutating, useQuery, useQueryClient } from '@tanstack/react-query'
import { useAtomValue } from 'jotai'
import { type ReactNode, useEffect, useState } from 'react'

import '@mantine/core/styles/VisuallyHidden.css'
import { cardChanged } from '#src/api/changed.ts'
import { type User, clientImageOptions } from '#src/api/queries.ts'
import {
  type BodyEntry,
  datedValuesOf,
  hasMeasurement,
  lastBody,
  latestOf,
  MEASURE_INFO,
  MEASURES,
} from '#src/domain/body.ts'
import { plural } from '#src/domain/number-text.ts'
import { fullDate } from '#src/domain/time/calendar-text.ts'
import { measureDraft } from '#src/draft/card-drafts.ts'
import { useWhenGone } from '#src/draft/use-draft.ts'
import {
  behindOptions,
  heldCount,
  history,
  isSavedAnyway,
  MEASURED,
  measurementSavingMutation,
  measurementsOptions,
} from '#src/features/clients/api.ts'
import { changeText, numberText, QuerySection } from '#src/features/clients/CardParts.tsx'
import { Section } from '#src/ui/Card.tsx'
import { useKyivNow } from '#src/ui/dates/use-kyiv-now.ts'
import { lazyDialog, lazyPart } from '#src/ui/lazy-part.tsx'
import { SkeletonBlock } from '#src/ui/LoadingScreen.tsx'
import { toast } from '#src/ui/overlays/toast.ts'
import { useBrokenPicture, useImage } from '#src/ui/pictures/use-picture.ts'
import { EmptyState } from '#src/ui/states/States.tsx'

import table from '#src/features/clients/Table.module.css'
import classes from './Measurements.module.css'

const MeasureDialog = lazyDialog(() =>
  import('./MeasureDialog.tsx').then((module) => module.MeasureDialog),
)

/** The latest body measurements with their date, and the card's photo. */
export function Measurements({
  client,
  action,
  note,
}: {
  client: Pick<User, 'id' | 'client_info'>
  action?: ReactNode
  /** Shown below the heading. */
  note?: ReactNode
}): ReactNode {
  const card = client.client_info
  const { data: entries = [] } = useQuery(measurementsOptions(client.id))
  const photo = useImage(clientImageOptions(client.id, card?.image ?? null))
  const date = entries.at(-1)?.date
  const last = lastBody(entries, card?.body_specs)
  const isMeasured = card?.body_specs.some((value) => value > 0) ?? false
  return (
    <Section title="Виміри" action={action}>
      {note}
      {(card?.image || date) && (
        <div className="u-line">
          {card?.image && (
            <span className={classes['photo']}>
              {photo && <img src={photo} alt="Фото до вимірів" />}
            </span>
          )}
          {date && (
            <Text c="dimmed" size="sm" fw={600}>
              Останні — {fullDate(date)}
            </Text>
          )}
        </div>
      )}
      {isMeasured ? (
        <dl className={classes['tiles']}>
          {MEASURES.map((measure) => {
            const latest = latestOf(entries, measure)
            return (
              <div key={measure} className={classes['tile']}>
                <dt className="u-note">{MEASURE_INFO[measure].name}</dt>
                <dd>
                  <span className={classes['value']}>{numberText(last[measure])}</span>{' '}
                  {MEASURE_INFO[measure].unit}
                  {latest !== null && latest.change !== null && (
                    <span className={classes['change']}>
                      <VisuallyHidden>, зміна </VisuallyHidden>
                      {changeText(latest.change)}
                    </span>
                  )}
                </dd>
              </div>
            )
          })}
        </dl>
      ) : (
        <Text c="dimmed">Вимірів ще немає.</Text>
      )}
    </Section>
  )
}

/** The client's own measurements, with a button to enter new ones. */
export function OwnMeasurements({ client }: { client: User }): ReactNode {
  const [entering, setEntering] = useState(false)
  const { data: entries } = useQuery(measurementsOptions(client.id))
  const queryClient = useQueryClient()
  const draft = measureDraft(client.id)
  const stored = useAtomValue(draft.atom)
  const { date: today } = useKyivNow()
  const specs = client.client_info?.body_specs
  const { mutationKey } = measurementSavingMutation(client.id)
  const isSaving = useIsMutating({ mutationKey }) > 0
  // Another tab may have saved them.
  useWhenGone(stored, () => {
    if (!isSaving) void cardChanged(queryClient)
  })
  const isSaved =
    !isSaving && entries && stored !== null && isSavedAnyway(stored, { entries, specs, today })
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
          stored !== null &&
          hasMeasurement(stored.values) && <div className="u-note">Є незбережені виміри</div>
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
      <MeasureDialog
        clientId={client.id}
        last={lastBody(entries ?? [], specs)}
        opened={entering}
        onClose={() => setEntering(false)}
      />
    </>
  )
}

/** Loads when it is shown; if that fails (no network), the card stays. */
const MeasureChart = lazyPart(
  () => import('./MeasureChart.tsx').then((module) => module.MeasureChart),
  {
    Loading: () => <SkeletonBlock height="100%" />,
    Failed: () => <Text c="dimmed">Графік не завантажився. Усі числа — в таблиці нижче.</Text>,
  },
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

/** How the body changes: measurements over time, and their photos. */
export function Progress({ clientId }: { clientId: string }): ReactNode {
  const now = useKyivNow()
  const { data: behind = [] } = useQuery(behindOptions(clientId, now.date))
  const query = useQuery(measurementsOptions(clientId))
  return (
    <QuerySection title="Прогрес" query={query} height="12rem">
      {(entries) =>
        entries.length === 0 ? (
          <EmptyState
            icon={<IconChartLine aria-hidden />}
            title={placeholder(heldCount(history(behind, now)))}
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
    </QuerySection>
  )
}

/** Measurements over time as a line, once something was measured twice. */
function Chart({ entries }: { entries: readonly BodyEntry[] }): ReactNode {
  const [first, ...others] = MEASURES.filter(
    (measure) => datedValuesOf(entries, measure).length > 1,
  )
  if (!first) return null
  return (
    <div className="u-column u-xs" style={{ height: '19rem' }}>
      <MeasureChart entries={entries} measures={[first, ...others]} />
    </div>
  )
}

/** How many are shown until the person asks for all. */
const FIRST = 6

/** Measurements, the latest first. `entries` are oldest first. */
function MeasurementTable({ entries }: { entries: readonly BodyEntry[] }): ReactNode {
  const [all, setAll] = useState(false)
  const shown = entries.toReversed().slice(0, all ? entries.length : FIRST)
  return (
    <>
      <table className={table['table']} aria-label="Виміри за датами">
        <thead>
          <tr>
            <th scope="col">Дата</th>
            {MEASURES.map((measure) => (
              <th key={measure} scope="col" className={table['number']}>
                {MEASURE_INFO[measure].name}, {MEASURE_INFO[measure].unit}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {shown.map((entry) => (
            <tr key={entry.date}>
              <th scope="row" className={table['date']}>
                {fullDate(entry.date).replace(' ', '\u00a0')}
              </th>
              {MEASURES.map((measure) => (
                <td key={measure} className={table['number']}>
                  {numberText(entry[measure])}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      {entries.length > FIRST && (
        <Button variant="subtle" onClick={() => setAll(!all)} aria-expanded={all}>
          {all ? 'Показати останні' : `Показати всі (${entries.length})`}
        </Button>
      )}
    </>
  )
}

/** The photos of measurements side by side, oldest first. A broken one is left out. */
function ProgressPhotos({
  entries,
}: {
  entries: readonly { date: string; photo: string | null }[]
}): ReactNode {
  if (entries.every(({ photo }) => photo === null)) return null
  return (
    <ul className={classes['photos']} aria-label="Фото до вимірів">
      {entries.map(
        ({ photo, date }) => photo !== null && <Photo key={date} src={photo} date={date} />,
      )}
    </ul>
  )
}

function Photo({ src, date }: { src: string; date: string }): ReactNode {
  const { isBroken, watched } = useBrokenPicture(src)
  if (isBroken) return null
  return (
    <li className="u-note">
      <img src={src} alt={`Фото за ${fullDate(date)}`} loading="lazy" {...watched} />
      <span>{fullDate(date)}</span>
    </li>
  )
}
