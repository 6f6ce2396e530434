import { Popover } from '@mantine/core'
import IconCalendarSearch from '@tabler/icons-react/dist/esm/icons/IconCalendarSearch.mjs'
import { type ReactNode, Suspense, useState } from 'react'

import '@mantine/core/styles/Popover.css'

import { useBackCloses } from '#src/ui/hooks/use-back-closes.ts'
import { IconButton } from '#src/ui/IconButton.tsx'
import { lazyPart } from '#src/ui/lazy-part.tsx'
import { SkeletonBlock } from '#src/ui/SkeletonBlock.tsx'

import classes from './dates.module.css'

const DateChoice = lazyPart(() => import('./DateChoice.tsx').then((module) => module.DateChoice))

interface DatePopoverProps {
  /** The accessible name of the button and of the popover. */
  label: string
  date: string
  today: string
  onDay: (date: string) => void
}

/** A button that opens a calendar; its code loads when it is first opened. */
export function DatePopover({ label, date, today, onDay }: DatePopoverProps): ReactNode {
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
        <IconButton label={label} onClick={() => setOpened(!opened)}>
          <IconCalendarSearch aria-hidden />
        </IconButton>
      </Popover.Target>
      <Popover.Dropdown>
        <Suspense fallback={<SkeletonBlock width="18.8125rem" height="21rem" />}>
          <DateChoice
            date={date}
            today={today}
            onDay={(day) => {
              setOpened(false)
              onDay(day)
            }}
          />
        </Suspense>
      </Popover.Dropdown>
    </Popover>
  )
}
