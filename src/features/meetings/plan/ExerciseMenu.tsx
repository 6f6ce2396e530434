import { ActionIcon, Menu } from '@mantine/core'
import { IconDotsVertical } from '@tabler/icons-react'
import { memo, type ReactNode, useRef, useState } from 'react'

import '@mantine/core/styles/ActionIcon.css'
import '@mantine/core/styles/Menu.css'
import { withoutExercise } from '#src/domain/sets.ts'
import { useBackCloses } from '#src/ui/hooks/use-back-closes.ts'
import type { Moves } from '#src/ui/sorting/SortableList.tsx'

import type { Change, Edit, Replaced } from './ExerciseEditor.tsx'

import classes from './ExerciseEditor.module.css'

/** What can be done with an exercise; not rendered when its sets change. */
export const ExerciseMenu = memo(function ExerciseMenu({
  exerciseKey: key,
  exercise_id,
  name,
  moves,
  change,
  edit,
  onReplace,
}: {
  exerciseKey: string
  exercise_id: string
  name: string
  moves: Moves
  change: Change
  edit: Edit
  onReplace: (exercise: Replaced) => void
}): ReactNode {
  const [opened, setOpened] = useState(false)
  const button = useRef<HTMLButtonElement>(null)
  useBackCloses(opened, () => setOpened(false))
  const actions: [text: string, act: (() => void) | null][] = [
    ['Замінити', () => onReplace({ key, exercise_id, name })],
    ['Вгору', moves.up],
    ['Вниз', moves.down],
    // The fields that the two columns show.
    ['Змінити одиниці', () => change((now) => ({ ...now, timed: !now.timed }))],
    ['Видалити вправу', () => edit((plan) => withoutExercise(plan, key), { name: `«${name}»` })],
  ]
  return (
    <Menu
      opened={opened}
      onChange={setOpened}
      position="bottom-end"
      classNames={{ dropdown: classes['dropdown'] ?? '' }}
    >
      <Menu.Target>
        <ActionIcon ref={button} color="ink" aria-label={`Дії: ${name}`}>
          <IconDotsVertical size={20} aria-hidden />
        </ActionIcon>
      </Menu.Target>
      {/* A dialog that an action opens returns the focus to the button. */}
      <Menu.Dropdown onClickCapture={() => button.current?.focus({ preventScroll: true })}>
        {actions.map(([text, act]) => (
          <Menu.Item key={text} mih="2.75rem" fz="1rem" disabled={!act} onClick={() => act?.()}>
            {text}
          </Menu.Item>
        ))}
      </Menu.Dropdown>
    </Menu>
  )
})
