import { useDocumentVisibility } from '@mantine/hooks'
import { IconCheck, IconTrash, IconX } from '@tabler/icons-react'
import equal from 'fast-deep-equal'
import { useAtom } from 'jotai'
import {
  createContext,
  memo,
  type ReactNode,
  use,
  useCallback,
  useEffect,
  useRef,
  useState,
} from 'react'

import { restSignals } from '#src/device/rest-signals.ts'
import {
  type DraftSet,
  emptyValueOf,
  fromSessionExercises,
  type SetField,
  type SetNumbers,
  toSessionExercises,
} from '#src/domain/sets.ts'
import {
  doneOf,
  doneRows,
  numbersText,
  type Plan,
  placeholderOf,
  fieldName,
} from '#src/features/meetings/rules/plan.ts'
import { doneSets, restDraft } from '#src/features/meetings/state.ts'
import { useSecondsLeft } from '#src/ui/dates/use-clock.ts'
import { IconButton } from '#src/ui/IconButton.tsx'
import { DigitField } from '#src/ui/numbers/DigitField.tsx'

import classes from './ExerciseEditor.module.css'

/**
 * The two inputs of a set: 'Кг/Хв' and 'Повтори/С', each with the field that it has for a weight,
 * and for a time. `title` has the two parts of the input's name (product §2), which is the same for
 * both of its fields.
 */
export const COLUMNS = [
  { title: ['Кг', 'Хв'], fields: ['weight', 'minutes'] },
  { title: ['Повтори', 'С'], fields: ['reps', 'seconds'] },
] as const

/**
 * Sets that a person ticks off in the gym, on their device only. A tick starts the set's rest;
 * removing it ends that rest.
 */
export function useSetTicks(userId: string, sessionId: string) {
  const stored = doneSets(userId, sessionId)
  const [done, setDone] = useAtom(stored.atom)
  const [rest, setRest] = useAtom(restDraft(userId, sessionId).atom)
  // The ticked rows that were removed: an undo restores them ticked.
  const removed = useRef<readonly string[]>([])
  return {
    of: ({ exercises }: Plan) => {
      const rows = doneRows(exercises, done)
      return {
        rest,
        endRest: (): void => setRest(null),
        /** Makes the running rest longer; the plan keeps the chosen one (product §5). */
        changeRest: (by: number): void =>
          setRest(rest && { ...rest, seconds: rest.seconds + by, until: rest.until + by * 1000 }),
        /** How many rows are done. */
        count: rows.size,
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
          setDone(doneOf(exercises, next))
        },
      }
    },
    /** Moves the ticks, which are stored by place, with their rows. */
    move: useCallback(
      (from: Plan, to: Plan): void => {
        const before = stored.read()
        const rows = new Set([...doneRows(from.exercises, before), ...removed.current])
        const after = doneOf(to.exercises, rows)
        const left = doneRows(to.exercises, after)
        removed.current = [...rows].filter((row) => !left.has(row))
        if (!equal(before, after)) stored.write(after)
      },
      [stored],
    ),
    /**
     * Updates the rest, which is stored by the key of its row, to the key that the row has once the
     * saved plan is read.
     */
    keepRest: (sent: Plan): void => {
      const { read, write } = restDraft(userId, sessionId)
      const now = read()
      if (!now) return
      const place = doneOf(sent.exercises, new Set([now.row]))
      const [row = ''] = doneRows(fromSessionExercises(toSessionExercises(sent.exercises)), place)
      write({ ...now, row })
    },
    /** The removed rows will not be restored. */
    forget: (): void => {
      removed.current = []
    },
  }
}

type Ticks = ReturnType<ReturnType<typeof useSetTicks>['of']>

/** The ticks. Only the buttons of the sets read them, so that a tick renders nothing else. */
export const SetTicks = createContext<
  Pick<Ticks, 'isDone' | 'toggle'> & {
    /** The exercises with numbers that the person is asked about. */
    asked: readonly { exercise_id: string }[]
  }
>({
  asked: [],
  isDone: () => false,
  toggle: () => {},
})

/** Called when a number was typed into a field of a row, with its `old` and its new value. */
export type Fill = (typed: { row: string; field: SetField; old: string; value: string }) => void

interface SetRowProps {
  set: DraftSet
  /** The set's `rowKey`. */
  row: string
  number: number
  timed: boolean
  /** What the client lifted in this set last time; undefined while it is not known. */
  lastTime: SetNumbers | undefined
  /** Whether it, or room for it, stands above the row: not the first, nor one like that above. */
  saysLast: boolean
  /** Whether it is the last row of the plan. */
  last: boolean
  onChange: (set: DraftSet) => void
  onTyped: Fill
  /** `at` is the index of the set. Null for the only set. */
  onRemove: ((set: DraftSet, at: number) => void) | null
}

export const lastTimeText = (lifted: SetNumbers | undefined): string | undefined =>
  lifted && `Минулого разу: ${numbersText(lifted)}`

/**
 * A set: its number, which ticks it off, its two inputs, and the numbers of the last time. Typing
 * in one set does not render the others.
 */
export const SetRow = memo(function SetRow({
  set,
  row,
  number,
  timed,
  lastTime,
  saysLast,
  last,
  onChange,
  onTyped,
  onRemove,
}: SetRowProps): ReactNode {
  const [first] = useState(set)
  const lifted = row.replace(' ', '-')
  return (
    <li className={classes['row']}>
      {/* Read after each number, also where it is not shown. */}
      <span id={lifted} className={classes['lifted']} hidden={!saysLast}>
        {lastTimeText(lastTime)}
      </span>
      <SetTick row={row} number={number} set={set} />
      <div className={classes['inputs']}>
        {COLUMNS.map(({ title, fields }, at) => {
          const field = fields[timed ? 1 : 0]
          const unit = title[timed ? 1 : 0].toLowerCase()
          return (
            <div key={field} className={classes['input']}>
              <DigitField
                // Each field has its own key, so that typed text stays in its field.
                label={`${title.join('/')}, сет ${number}: ${unit}`}
                describedBy={lifted}
                name={fieldName(row, field)}
                value={set[field]}
                placeholder={placeholderOf(field, timed, lastTime, first)}
                emptyValue={emptyValueOf(field)}
                last={last && at === COLUMNS.length - 1}
                onChange={(value) => onChange({ ...set, [field]: value })}
                onTyped={(old) => onTyped({ row, field, old, value: set[field] })}
              />
              {/* Shown where the columns have no headings. The input has its own label. */}
              <span className={classes['unit']} aria-hidden>
                {unit}
              </span>
            </div>
          )
        })}
      </div>
      <IconButton
        label={`Видалити сет ${number}`}
        className={classes['remove'] ?? ''}
        size={32}
        disabled={!onRemove}
        onClick={() => onRemove?.(set, number - 1)}
      >
        <IconTrash size={18} aria-hidden />
      </IconButton>
    </li>
  )
})

/** A set's number, a button that ticks it off as done. */
function SetTick({ row, number, set }: Pick<SetRowProps, 'row' | 'number' | 'set'>): ReactNode {
  const { isDone, toggle } = use(SetTicks)
  const done = isDone(row)
  return (
    <button
      type="button"
      className={classes['tick']}
      aria-label={`Сет ${number} виконано`}
      aria-pressed={done}
      onClick={() => toggle(row, set.rest)}
    >
      {done ? <IconCheck size={20} stroke={2.5} aria-hidden /> : number}
    </button>
  )
}

/** Keeps the screen on. The browser may refuse, and ends it when the page is hidden. */
function useScreenOn(on: boolean): void {
  const shown = useDocumentVisibility() === 'visible'
  useEffect(() => {
    if (!on || !shown || !('wakeLock' in navigator)) return undefined
    const lock = navigator.wakeLock.request('screen').catch(() => null)
    return () => void lock.then((held) => held?.release())
  }, [on, shown])
}

const VIBRATION_MS = [200, 100, 200]

/** A rest that ended longer ago has ended while the page was hidden: the person sees it now. */
const JUST_NOW_MS = 2000

/**
 * The countdown of the rest after a set. A rest that ended before the screen was opened is not
 * shown.
 */
export function RestStrip({
  seconds,
  until,
  onChange,
  onClose,
}: {
  seconds: number
  /** When the rest ends, in ms. */
  until: number
  /** Called with the seconds by which it is to be longer. */
  onChange: (by: number) => void
  onClose: () => void
}): ReactNode {
  const left = useSecondsLeft(until)
  const [late] = useState(left === 0)
  const over = left === 0 && !late
  useScreenOn(left > 0 && restSignals.read().screen)
  useEffect(() => {
    const signals = over && Date.now() - until < JUST_NOW_MS && restSignals.read().vibration
    // On a page that nobody has touched since a reload it would be blocked, and reported as an error.
    if (signals && 'vibrate' in navigator && navigator.userActivation.hasBeenActive)
      navigator.vibrate(VIBRATION_MS)
  }, [over, until])
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
          {['−15', '+15'].map((text, at) => (
            <IconButton key={text} label={`${text} секунд`} onClick={() => onChange(at * 30 - 15)}>
              {text}
            </IconButton>
          ))}
        </>
      )}
      <span role="status" className={`u-grow ${classes['over']}`}>
        {left === 0 && 'Відпочинок закінчився'}
      </span>
      <IconButton label="Закрити відпочинок" onClick={onClose}>
        <IconX size={20} aria-hidden />
      </IconButton>
    </div>
  )
}
