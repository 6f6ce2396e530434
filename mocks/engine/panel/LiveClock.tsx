import { type ReactNode, useEffect, useMemo, useReducer } from 'react'

import { type ClockSetting, clockNow } from '../clock.ts'

import classes from './LiveClock.module.css'
import marks from './parts/marks.module.css'

const formatOf = (timeZone: string): Intl.DateTimeFormat =>
  new Intl.DateTimeFormat('uk-UA', {
    timeZone,
    weekday: 'short',
    day: 'numeric',
    month: 'short',
    year: 'numeric',
    hour: '2-digit',
    minute: '2-digit',
    second: '2-digit',
  })

/** The mock's time, updated every second. `data-varies` hides it in pictures of stories. */
export function LiveClock({ clock, zone }: { clock: ClockSetting; zone: string }): ReactNode {
  const format = useMemo(() => formatOf(zone), [zone])
  const [, tick] = useReducer((count: number) => count + 1, 0)
  const isStopped = clock.frozenAt !== null
  useEffect(() => {
    if (isStopped) return undefined
    const timer = setInterval(tick, 1000)
    return () => clearInterval(timer)
  }, [isStopped])
  return (
    <span className={classes['clock']} data-stopped={isStopped || undefined}>
      <time data-varies={!isStopped || undefined}>{format.format(clockNow(clock))}</time>
      {isStopped && <span className={marks['mark']}>стоїть</span>}
    </span>
  )
}
