import { Text, VisuallyHidden } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'

import '@mantine/core/styles/VisuallyHidden.css'
import { loadedBefore } from '#src/api/queries.ts'
import { type User, clientImageOptions } from '#src/api/reads.ts'
import { lastBody, latestOf, MEASURE_NAMES, MEASURE_UNITS, MEASURES } from '#src/domain/body.ts'
import { fullDate } from '#src/domain/time/date-text.ts'
import { measurementsOptions } from '#src/features/clients/api.ts'
import { CardSection } from '#src/features/clients/CardSection.tsx'
import { useImage } from '#src/ui/pictures/use-picture.ts'

import { changeText, numberText } from './measure-text.ts'

import classes from './Measurements.module.css'

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
  const { data: entries = [] } = useQuery({ ...measurementsOptions(client.id), ...loadedBefore })
  const photo = useImage(clientImageOptions(client.id, card?.image ?? null))
  const date = entries.at(-1)?.date
  const last = lastBody(entries, card?.body_specs)
  const isMeasured = card?.body_specs.some((value) => value > 0) ?? false
  return (
    <CardSection title="Виміри" action={action}>
      {note}
      {(card?.image || date) && (
        <div className={classes['latest']}>
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
                <dt>{MEASURE_NAMES[measure]}</dt>
                <dd>
                  <span className={classes['value']}>{numberText(last[measure])}</span>{' '}
                  {MEASURE_UNITS[measure]}
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
    </CardSection>
  )
}
