import { Button, Combobox, Text } from '@mantine/core'
import type { UseQueryResult } from '@tanstack/react-query'
import type { ReactNode } from 'react'

import type { Muscle } from '#src/api/exercises.ts'
import { MuscleIcon } from '#src/ui/pictures/MuscleIcon.tsx'

import classes from './MuscleFilter.module.css'

interface MuscleOptionsProps {
  /** The list's id; options are named `<id>-<index>`. */
  id: string
  query: Pick<UseQueryResult<Muscle[]>, 'data' | 'error' | 'isFetching' | 'refetch'>
  chosen: readonly string[]
  /** Index of the option that the keyboard has reached. */
  active: number
  failureText: (failure: Error) => string
  /** Called with the index of an option that is pressed. */
  onReach: (index: number) => void
}

const none: Muscle[] = []

/** The muscle groups that float below their field. The focus stays in the field. */
export function MuscleOptions({
  id,
  query: { data: muscles = none, error, isFetching, refetch },
  chosen,
  active,
  failureText,
  onReach,
}: MuscleOptionsProps): ReactNode {
  return (
    <div className={classes['panel']}>
      {error && (
        <div className={classes['failed']} role="alert">
          <Text>{failureText(error)}</Text>
          <Button variant="default" loading={isFetching} onClick={() => void refetch()}>
            Спробувати ще раз
          </Button>
        </div>
      )}
      {!error && muscles.length === 0 && <Text c="dimmed">Завантаження...</Text>}
      <Combobox.Options
        id={id}
        aria-label="Групи м’язів"
        aria-multiselectable
        className={classes['options'] ?? ''}
      >
        {muscles.map((muscle, index) => (
          <Combobox.Option
            key={muscle.id}
            value={muscle.id}
            id={`${id}-${index}`}
            aria-selected={chosen.includes(muscle.id)}
            selected={index === active}
            className={classes['option'] ?? ''}
            onClick={() => onReach(index)}
          >
            <MuscleIcon markup={muscle.icon} size={20} />
            {muscle.name}
          </Combobox.Option>
        ))}
      </Combobox.Options>
    </div>
  )
}
