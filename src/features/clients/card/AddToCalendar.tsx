import { Button } from '@mantine/core'
import { IconCalendarPlus } from '@tabler/icons-react'
import { useRouter } from '@tanstack/react-router'
import type { ReactNode } from 'react'

import type { Session } from '#src/api/reads.ts'
import { dayText, timeRange } from '#src/domain/time/date-text.ts'
import { calendarFileMutation } from '#src/features/clients/api.ts'
import { useSingleMutation } from '#src/ui/forms/use-single-mutation.ts'
import { IconButton } from '#src/ui/IconButton.tsx'

import { useCoach } from './use-coach.ts'

/** Adds a confirmed training to the calendar of the client's device, as a file. */
export function AddToCalendar({
  session,
  asIcon = false,
}: {
  session: Session
  /** Whether only the icon is shown. */
  asIcon?: boolean
}): ReactNode {
  const { date, start_time, end_time } = session.time_slot
  const { coach } = useCoach(session)
  const { href } = useRouter().buildLocation({
    to: '/session/$sessionId',
    params: { sessionId: session.id },
  })
  const { call, isPending, showFailure } = useSingleMutation(
    calendarFileMutation(session, coach, new URL(href, location.origin).href),
  )
  const add = (): void =>
    call(undefined, {
      onSuccess: (text) => download(text, `trenuvannia-${date}.ics`),
      onError: showFailure,
    })
  const label = `Додати в календар: ${dayText(date)}, ${timeRange(start_time, end_time)}`
  const icon = <IconCalendarPlus size={20} aria-hidden />
  return asIcon ? (
    <IconButton label={label} onClick={add}>
      {icon}
    </IconButton>
  ) : (
    <Button
      variant="default"
      leftSection={icon}
      aria-label={label}
      loading={isPending}
      onClick={add}
    >
      Додати в календар
    </Button>
  )
}

/** Passes a file to the browser, which opens or saves it. */
function download(text: string, name: string): void {
  const link = document.createElement('a')
  link.href = URL.createObjectURL(new Blob([text], { type: 'text/calendar' }))
  link.download = name
  link.click()
  // Revoked late, so that the browser has read the file by then.
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000)
}
