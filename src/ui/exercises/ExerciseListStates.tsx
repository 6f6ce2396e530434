import { Text } from '@mantine/core'
import { IconBarbellOff } from '@tabler/icons-react'
import type { ReactNode } from 'react'

import { SkeletonBlock } from '#src/ui/SkeletonBlock.tsx'
import { EmptyState } from '#src/ui/states/EmptyState.tsx'

import classes from './ExerciseList.module.css'

/** The list's shape while the library loads. */
export function ExercisesLoading(): ReactNode {
  return (
    <div className={classes['loading']} aria-busy>
      <Text c="dimmed" role="status">
        Завантаження...
      </Text>
      <SkeletonBlock height="4.5rem" />
      <SkeletonBlock height="4.5rem" />
      <SkeletonBlock height="4.5rem" />
      <SkeletonBlock height="4.5rem" />
    </div>
  )
}

/** Shown when nothing matches the search and the muscles. */
export function NoExercises(): ReactNode {
  return (
    <EmptyState
      icon={<IconBarbellOff aria-hidden />}
      title="Немає вправ"
      text="Зміни пошук або зніми групи м’язів."
    />
  )
}
