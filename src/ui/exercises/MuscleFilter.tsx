import { Combobox, TextInput, useVirtualizedCombobox, Text } from '@mantine/core'
import { IconChevronDown, IconX } from '@tabler/icons-react'
import { useQuery, type UseQueryResult } from '@tanstack/react-query'
import { memo, type ReactNode, useEffect, useId, useState } from 'react'

import { musclesOptions, type Muscle } from '#src/api/queries.ts'
import { toggled } from '#src/domain/exercise-filter.ts'
import { named } from '#src/domain/names.ts'
import { useBackCloses } from '#src/ui/hooks/use-back-closes.ts'
import { IconButton } from '#src/ui/IconButton.tsx'
import { prepareIcons, MuscleIcon } from '#src/ui/pictures/MuscleIcon.tsx'
import { FailedQuery } from '#src/ui/states/States.tsx'

import classes from './MuscleFilter.module.css'

/** A field that opens a list of muscle groups, of which several can be selected. */
export const MuscleFilter = memo(function MuscleFilter({
  chosen,
  onChange,
}: {
  chosen: readonly string[]
  onChange: (ids: readonly string[]) => void
}): ReactNode {
  const query = useQuery(musclesOptions())
  const muscles = query.data ?? []
  const [opened, setOpened] = useState(false)
  useBackCloses(opened, () => setOpened(false))
  const [active, setActive] = useState(0)
  const listId = useId()
  useEffect(() => {
    // The exercise rows below show the same icons.
    if (query.data) void prepareIcons(query.data.map(({ icon }) => icon))
  }, [query.data])

  const pick = (id: string): void => onChange(toggled(chosen, id))
  const list = useVirtualizedCombobox({
    opened,
    onOpenedChange: setOpened,
    loop: false,
    totalOptionsCount: muscles.length,
    getOptionId: (index) => `${listId}-${index}`,
    selectedOptionIndex: active,
    setSelectedOptionIndex: setActive,
    onSelectedOptionSubmit: (index) => {
      const muscle = muscles[index]
      if (muscle) pick(muscle.id)
    },
  })
  const open = (): void => list.openDropdown('keyboard')
  /** The options are in rows; the library handles only Up, Down, Enter and Escape. */
  const keys: Record<string, () => void> = opened
    ? {
        ArrowRight: list.selectNextOption,
        ArrowLeft: list.selectPreviousOption,
        Home: list.selectFirstOption,
        End: () => list.selectOption(muscles.length - 1),
        ' ': list.clickSelectedOption,
      }
    : { Enter: open, ' ': open, ArrowDown: open }
  return (
    <Combobox unstyled store={list} onOptionSubmit={pick}>
      <div
        className={classes['filter']}
        onBlur={({ currentTarget, relatedTarget }) => {
          if (!currentTarget.contains(relatedTarget)) setOpened(false)
        }}
      >
        {/* The library's attributes would call an open list closed until it is rendered. */}
        <Combobox.EventsTarget withKeyboardNavigation={opened} withAriaAttributes={false}>
          <TextInput
            role="combobox"
            aria-label="Група м’язів"
            aria-haspopup="listbox"
            aria-expanded={opened}
            aria-controls={listId}
            {...(opened && muscles[active] && { 'aria-activedescendant': `${listId}-${active}` })}
            // In a dialog Escape closes the list first, and so does Back.
            {...(opened && { 'data-mantine-stop-propagation': true })}
            placeholder="група м'язів"
            // Not a text field, so that a phone shows no keyboard.
            readOnly
            value={muscles
              .filter(({ id }) => chosen.includes(id))
              .map(({ name }) => name)
              .join(', ')}
            classNames={{ input: classes['input'] ?? '' }}
            onClick={() => list.toggleDropdown('mouse')}
            onKeyDown={(event) => {
              const act = keys[event.key]
              act?.()
              if (act) event.preventDefault()
            }}
            rightSectionWidth={44}
            rightSectionPointerEvents={chosen.length > 0 ? 'all' : 'none'}
            rightSection={
              chosen.length > 0 ? (
                <IconButton label="Зняти групи м’язів" size={36} onClick={() => onChange([])}>
                  <IconX size={18} aria-hidden />
                </IconButton>
              ) : (
                <IconChevronDown size={20} aria-hidden />
              )
            }
          />
        </Combobox.EventsTarget>
        {opened && (
          <MuscleOptions
            id={listId}
            query={query}
            chosen={chosen}
            active={active}
            onReach={setActive}
          />
        )}
      </div>
    </Combobox>
  )
})

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

/** The muscle groups that float below their field. The focus stays in the field. */
export function MuscleOptions({
  id,
  query,
  chosen,
  active,
  onReach,
}: MuscleOptionsProps): ReactNode {
  const { data: muscles = [], isError } = query
  return (
    <div className={classes['panel']}>
      {isError && <FailedQuery query={query} order={2} />}
      {!isError && muscles.length === 0 && <Text c="dimmed">Завантаження...</Text>}
      <Combobox.Options id={id} aria-label="Групи м’язів" aria-multiselectable className="u-wrap">
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
            {named(muscle.name)}
          </Combobox.Option>
        ))}
      </Combobox.Options>
    </div>
  )
}
