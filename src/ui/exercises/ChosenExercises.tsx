import { Button } from '@mantine/core'
import { IconX } from '@tabler/icons-react'
import { memo, type ReactNode, useEffect, useRef } from 'react'

import type { Exercise } from '#src/api/exercises.ts'

import classes from './ChosenExercises.module.css'

/** The chosen exercises in their order, whatever the search shows; a press removes one. */
export const ChosenExercises = memo(function ChosenExercises({
  chosen,
  onTakeOff,
}: {
  chosen: readonly Exercise[]
  onTakeOff: (id: string) => void
}): ReactNode {
  const box = useRef<HTMLDivElement>(null)
  const count = chosen.length
  const last = useRef(count)
  // A new one is at the end, which may be outside the line.
  useEffect(() => {
    const chips = box.current?.firstElementChild
    if (count > last.current) chips?.scrollTo({ left: chips.scrollWidth })
    last.current = count
  }, [count])
  const takeOff = (at: number, id: string): void => {
    // The focus moves to a neighbour before this one is removed.
    const chips = box.current?.querySelectorAll('button')
    const next = chips?.[at + 1] ?? chips?.[at - 1] ?? box.current
    next?.focus({ preventScroll: true })
    onTakeOff(id)
  }
  return (
    <div ref={box} tabIndex={-1} className={classes['box']}>
      {chosen.length > 0 && (
        <ul className={classes['chips']} aria-label="Вибрані вправи">
          {chosen.map(({ id, name }, at) => (
            <li key={id}>
              <Button
                variant="default"
                radius="xl"
                className={classes['chip'] ?? ''}
                rightSection={<IconX size={16} aria-hidden />}
                aria-label={`Прибрати: ${name}`}
                onClick={() => takeOff(at, id)}
              >
                <span className={classes['name']}>{name}</span>
              </Button>
            </li>
          ))}
        </ul>
      )}
    </div>
  )
})
