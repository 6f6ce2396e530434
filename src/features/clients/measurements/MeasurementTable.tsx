import { Button } from '@mantine/core'
import { type ReactNode, useState } from 'react'

import { type BodyEntry, MEASURE_NAMES, MEASURE_UNITS, MEASURES } from '#src/domain/body.ts'
import { fullDate } from '#src/domain/time/date-text.ts'

import { numberText } from './measure-text.ts'

import classes from '#src/features/clients/Table.module.css'

/** How many are shown until the person asks for all. */
const FIRST = 6

/** Measurements, the latest first. `entries` are oldest first. */
export function MeasurementTable({ entries }: { entries: readonly BodyEntry[] }): ReactNode {
  const [all, setAll] = useState(false)
  const shown = entries.toReversed().slice(0, all ? entries.length : FIRST)
  return (
    <>
      <table className={classes['table']} aria-label="Виміри за датами">
        <thead>
          <tr>
            <th scope="col">Дата</th>
            {MEASURES.map((measure) => (
              <th key={measure} scope="col" className={classes['number']}>
                {MEASURE_NAMES[measure]}, {MEASURE_UNITS[measure]}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {shown.map((entry) => (
            <tr key={entry.date}>
              <th scope="row" className={classes['date']}>
                {fullDate(entry.date).replace(' ', '\u00a0')}
              </th>
              {MEASURES.map((measure) => (
                <td key={measure} className={classes['number']}>
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
