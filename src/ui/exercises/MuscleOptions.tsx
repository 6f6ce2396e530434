import { Combobox, Text } from '@mantine/core'
import type { UseQueryResult } from '@tanstack/react-query'
import type { ReactNode } from 'react'

import type { Muscle } from '#src/api/exercises.ts'
import { MuscleIcon } from '#src/ui/pictures/MuscleIcon.tsx'
import { FailedQuery } from '#src/ui/states/FailedQuery.tsx'

import classes from './MuscleFilter.module.css'

interface MuscleOptionsProps {
  /** The list's id; options are named `<id>-<index>`. */
  id: string
  query: UseQueryResult<Muscle[]>
  chosen: readonly string[]
  /** Index of the option that the keyboard has reached. */
  active: number
  /** Called with the index of an option that is pressed. */
  onReach: (index: number) => void
}

const none: Muscle[] = []

/** The muscle groups that float below their field. The focus stays in the field. */
export function MuscleOptions({
  id,
  query,
  chosen,
  active,
  onReach,
}: MuscleOptionsProps): ReactNode {
  const { data: muscles = none, isError } = query
  return (
    <div className={classes['panel']}>
      {isError && <FailedQuery query={query} order={2} />}
      {!isError && muscles.length === 0 && <Text c="dimmed">Завантаження...</Text>}
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
