import { IconCheck, IconX } from '@tabler/icons-react'
import { useAtom } from 'jotai'
import { createContext, type ReactNode, use, useState } from 'react'

import { doneSets, restDraft } from '#src/features/meetings/plan-draft.ts'
import { doneOf, doneRows } from '#src/features/meetings/rules/plan-sets.ts'
import { useSecondsLeft } from '#src/ui/dates/use-clock.ts'
import { IconButton } from '#src/ui/IconButton.tsx'

import type { PlanExercise } from '../plan-draft.ts'

import classes from './SetTicks.module.css'

/** The ticks. Only the buttons of the sets read them, so that a tick renders nothing else. */
export const SetTicks = createContext<Pick<ReturnType<typeof useSetTicks>, 'isDone' | 'toggle'>>({
  isDone: () => false,
  toggle: () => {},
})

/**
 * Sets that a person ticks off in the gym, on their device only. A tick starts the set's rest;
 * removing it ends that rest.
 */
export function useSetTicks(userId: string, sessionId: string, plan: readonly PlanExercise[]) {
  const [done, setDone] = useAtom(doneSets(userId, sessionId).atom)
  const [rest, setRest] = useAtom(restDraft(userId, sessionId).atom)
  const rows = doneRows(plan, done)
  return {
    rest,
    endRest: (): void => setRest(null),
    /** A row is named by its `rowKey`. */
    isDone: (row: string): boolean => rows.has(row),
    /** `seconds` is the rest of its set. */
    toggle: (row: string, seconds: number): void => {
      const next = new Set(rows)
      if (next.delete(row)) {
        if (rest?.row === row) setRest(null)
      } else {
        next.add(row)
        if (seconds > 0) setRest({ row, seconds, until: Date.now() + seconds * 1000 })
      }
      setDone(doneOf(plan, next))
    },
  }
}

/** A set's number, a button that ticks it off as done. */
export function SetTick({
  row,
  number,
  rest,
}: {
  /** The set's `rowKey`. */
  row: string
  number: number
  /** Seconds. */
  rest: number
}): ReactNode {
  const { isDone, toggle } = use(SetTicks)
  const done = isDone(row)
  return (
    <button
      type="button"
      className={classes['tick']}
      aria-label={`Сет ${number} виконано`}
      aria-pressed={done}
      onClick={() => toggle(row, rest)}
    >
      {done ? <IconCheck size={20} stroke={2.5} aria-hidden /> : number}
    </button>
  )
}

/**
 * The countdown of the rest after a set. A rest that ended before the screen was opened is not
 * shown.
 */
export function RestStrip({
  seconds,
  until,
  onClose,
}: {
  seconds: number
  /** When the rest ends, in ms. */
  until: number
  onClose: () => void
}): ReactNode {
  const left = useSecondsLeft(until)
  const [late] = useState(left === 0)
  if (late) return null
  const time = `${Math.floor(left / 60)}:${String(left % 60).padStart(2, '0')}`
  return (
    <div className={classes['strip']}>
      {left > 0 && (
        <>
          <span role="timer">
            <span className={classes['word']}>Відпочинок</span>{' '}
            <b className={classes['time']}>{time}</b>
          </span>
          <progress className={classes['bar']} aria-label="Відпочинок" max={seconds} value={left} />
        </>
      )}
      <span role="status" className={classes['over']}>
        {left === 0 && 'Відпочинок закінчився'}
      </span>
      <IconButton label="Закрити відпочинок" onClick={onClose}>
        <IconX size={20} aria-hidden />
      </IconButton>
    </div>
  )
}
