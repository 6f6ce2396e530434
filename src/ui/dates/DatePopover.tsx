import { Popover } from '@mantine/core'
import { type ReactElement, type ReactNode, useState } from 'react'

import '@mantine/core/styles/Popover.css'

import { useBackCloses } from '#src/ui/hooks/use-back-closes.ts'
import { lazyPart } from '#src/ui/lazy-part.tsx'
import { SkeletonBlock } from '#src/ui/LoadingScreen.tsx'

import type { DateChoiceProps } from './DateChoice.tsx'

import classes from './dates.module.css'

const DateChoice = lazyPart(() => import('./DateChoice.tsx').then((module) => module.DateChoice), {
  Loading: () => <SkeletonBlock width="18.8125rem" height="21rem" />,
})

interface DatePopoverProps extends DateChoiceProps {
  /** A button that calls `toggle` when pressed. Its accessible name is also the popover's. */
  renderButton: (toggle: () => void) => ReactElement
}

/** A button that opens a calendar; its code loads when it is first opened. */
export function DatePopover({ renderButton, onDay, ...choice }: DatePopoverProps): ReactNode {
  const { chosen, onMonth } = choice
  const [opened, setOpened] = useState(false)
  useBackCloses(opened, () => setOpened(false))
  return (
    <Popover
      opened={opened}
      onChange={setOpened}
      position="bottom-end"
      returnFocus
      classNames={{ dropdown: classes['dropdown'] ?? '' }}
    >
      <Popover.Target>
        {renderButton(() => {
          if (!opened) onMonth?.(chosen)
          setOpened(!opened)
        })}
      </Popover.Target>
      <Popover.Dropdown>
        <DateChoice
          {...choice}
          onDay={(day) => {
            setOpened(false)
            onDay(day)
          }}
        />
      </Popover.Dropdown>
    </Popover>
  )
}
