import { getRouteApi } from '@tanstack/react-router'
import { type ComponentProps, type ReactNode, useCallback, useState } from 'react'

import { useShowDay } from '#src/features/meetings/use-show-day.ts'
import { useWhileShown } from '#src/ui/hooks/navigation.ts'

import { MeetingForm } from './MeetingForm.tsx'
import { MeetingScreen } from './MeetingScreen.tsx'

const route = getRouteApi('/_protected/_shell/_coach/add-meeting/')

type Form = ComponentProps<typeof MeetingForm>

/** A new session (product §4 «Session creation»). With a program the next screen shows its sets. */
export function NewMeetingScreen(): ReactNode {
  const address = route.useSearch()
  // The form keeps the choices, and the address follows.
  const [search] = useState(address)
  const navigate = useWhileShown(route.useNavigate())
  const showDay = useShowDay()
  const updateAddress = useCallback<Form['onSearch']>(
    (change) => void navigate({ search: (before) => ({ ...before, ...change }), replace: true }),
    [navigate],
  )
  const openNext = useCallback<Form['onSaved']>(
    ({ id, programId, date }) =>
      void (programId === null
        ? showDay(date)
        : navigate({
            to: '/session/$sessionId/edit',
            params: { sessionId: id },
            replace: true,
            ignoreBlocker: true,
          })),
    [navigate, showDay],
  )
  return (
    <MeetingScreen>
      <MeetingForm session={null} search={search} onSearch={updateAddress} onSaved={openNext} />
    </MeetingScreen>
  )
}
