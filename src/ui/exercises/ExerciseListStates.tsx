import { Button, Text } from '@mantine/core'
import IconBarbellOff from '@tabler/icons-react/dist/esm/icons/IconBarbellOff.mjs'
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

/**
 * When the library could not be loaded, the list is empty (product §8 «Fallbacks»), with a button
 * to try again.
 */
export function ExercisesFailed({
  text,
  onRetry,
  retrying,
}: {
  text: string
  onRetry: () => void
  retrying: boolean
}): ReactNode {
  return (
    <div role="alert">
      <EmptyState
        icon={<IconBarbellOff aria-hidden />}
        title="Немає вправ"
        text={text}
        action={
          <Button variant="default" onClick={onRetry} loading={retrying}>
            Спробувати ще раз
          </Button>
        }
      />
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
