/** Samples of the product's motion: each plays what the code sets, by a press. */
import { MANTINE_TRANSITIONS } from '@mantine/core'
import { type CSSProperties, type ReactNode, useState } from 'react'

import { showToast } from '#src/ui/overlays/toast-list.tsx'

import { SHEETS } from './style-sheets.ts'

import classes from './foundations.module.css'

interface StageProps {
  motion: string
  /** Whether it is at its end after a press. */
  pressed?: boolean
  onPress: () => void
  children: ReactNode
}

/** The button that plays a motion, with what moves inside it. */
function Stage({ motion, pressed, onPress, children }: StageProps): ReactNode {
  return (
    <button
      type="button"
      className={classes['stage']}
      aria-pressed={pressed}
      aria-label={`Показати: ${motion}`}
      onClick={onPress}
    >
      {children}
    </button>
  )
}

interface ChangeProps {
  motion: string
  /** How it changes. */
  how: CSSProperties
  from?: CSSProperties
  to: CSSProperties
}

/** A square that changes by a transition. */
function Change({ motion, how, from, to }: ChangeProps): ReactNode {
  const [pressed, setPressed] = useState(false)
  return (
    <Stage motion={motion} pressed={pressed} onPress={() => setPressed(!pressed)}>
      <span className={classes['moved']} style={{ ...(pressed ? to : from), ...how }}>
        ▾
      </span>
    </Stage>
  )
}

/** What a sample changes, by the property that a transition of the sheets names. */
const ENDS: Record<string, CSSProperties> = {
  'background-color': { backgroundColor: 'transparent' },
  opacity: { opacity: 0.6 },
  transform: { transform: 'rotate(180deg)' },
}

/** A transition of the sheets, such as `opacity 150ms`: only what it names changes. */
export function TransitionSample({ motion }: { motion: string }): ReactNode {
  const end = ENDS[motion.split(' ')[0] ?? '']
  if (!end) throw new Error(`No sample for the transition ${motion}`)
  return <Change motion={motion} how={{ transition: motion }} to={end} />
}

/** The keyframes of the sheets: their names are local to the sheets, so a page has its own. */
const KEYFRAMES = Object.values(SHEETS)
  .flatMap((css) => css.match(/@keyframes [\w-]+ \{(?:[^{}]*\{[^{}]*\})*\s*\}/g) ?? [])
  .join('\n')

export const Keyframes = (): ReactNode => <style>{KEYFRAMES}</style>

/** An animation of the sheets, with its own keyframes; a press starts it again. */
export function AnimationSample({ motion }: { motion: string }): ReactNode {
  const [times, setTimes] = useState(0)
  return (
    <Stage motion={motion} onPress={() => setTimes(times + 1)}>
      <span key={times} className={classes['moved']} style={{ animation: motion }} />
    </Stage>
  )
}

/**
 * Motion that the code gives a library: a transition by its name, the time of a toast, or that of
 * the items that make room in a list.
 */
export function CodeSample({ motion }: { motion: string }): ReactNode {
  const time = `${/\d+/.exec(motion)?.[0] ?? ''}ms`
  if (motion.startsWith('transitionDuration'))
    return (
      <Stage motion={motion} onPress={() => void showToast('info', 'Так з’являється сповіщення')}>
        <span className={classes['moved']}>▸</span>
      </Stage>
    )
  const name = /transition: '([^']+)'/.exec(motion)?.[1]
  const [, named] = Object.entries(MANTINE_TRANSITIONS).find(([one]) => one === name) ?? []
  if (named) {
    const how = { transitionProperty: named.transitionProperty, transitionDuration: time }
    return (
      <Change motion={motion} how={{ ...named.common, ...how }} from={named.in} to={named.out} />
    )
  }
  const easing = /easing: '([^']+)'/.exec(motion)?.[1]
  if (easing === undefined) throw new Error(`No sample for the motion ${motion}`)
  const transition = `transform ${time} ${easing}`
  return <Change motion={motion} how={{ transition }} to={{ transform: 'translateY(50%)' }} />
}
