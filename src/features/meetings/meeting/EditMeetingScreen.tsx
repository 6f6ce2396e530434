import { useSuspenseQuery } from '@tanstack/react-query'
import { getRouteApi } from '@tanstack/react-router'
import { type ComponentProps, type ReactNode, useCallback, useState } from 'react'

import { sessionOptions } from '#src/api/reads.ts'
import { useWhileShown } from '#src/ui/hooks/navigation.ts'

import { MeetingForm } from './MeetingForm.tsx'
import { MeetingScreen } from './MeetingScreen.tsx'

const route = getRouteApi('/_protected/_shell/_coach/add-meeting/$sessionId')

type Form = ComponentProps<typeof MeetingForm>

/**
 * An existing session, with its own data preselected (product §4 «Session creation», «Edit mode»).
 */
export function EditMeetingScreen(): ReactNode {
  const { sessionId } = route.useParams()
  const address = route.useSearch()
  // The form keeps the choices, and the address follows.
  const [search] = useState(address)
  const navigate = useWhileShown(route.useNavigate())
  const { data: session } = useSuspenseQuery(sessionOptions(sessionId))
  const follow = useCallback<Form['onSearch']>(
    (change) => void navigate({ search: (before) => ({ ...before, ...change }), replace: true }),
    [navigate],
  )
  const leadOn = useCallback<Form['onSaved']>(
    () =>
      void navigate({
        to: '/session/$sessionId/edit',
        params: { sessionId },
        replace: true,
        ignoreBlocker: true,
      }),
    [navigate, sessionId],
  )
  return (
    <MeetingScreen>
      <MeetingForm session={session} search={search} onSearch={follow} onSaved={leadOn} />
    </MeetingScreen>
  )
}
