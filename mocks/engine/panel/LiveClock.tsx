import { type ReactNode, useEffect, useReducer } from 'react'

import { type ClockSetting, clockNow } from '../clock.ts'

import classes from './Panel.module.css'

const format = new Intl.DateTimeFormat('uk-UA', {
  timeZone: 'Europe/Kyiv',
  weekday: 'short',
  day: 'numeric',
  month: 'short',
  year: 'numeric',
  hour: '2-digit',
  minute: '2-digit',
  second: '2-digit',
})

/** The mock's time, by the second. */
export function LiveClock({ clock }: { clock: ClockSetting }): ReactNode {
  const [, tick] = useReducer((count: number) => count + 1, 0)
  const stands = clock.frozenAt !== null
  useEffect(() => {
    if (stands) return undefined
    const timer = setInterval(tick, 1000)
    return () => clearInterval(timer)
  }, [stands])
  return (
    <span className={classes['clock']} data-stands={stands || undefined}>
      <time>{format.format(clockNow(clock))}</time>
      {stands && <span className={classes['mark']}>стоїть</span>}
    </span>
  )
}
