import { getRouteApi } from '@tanstack/react-router'
import type { ReactNode } from 'react'

import { useWhileShown } from '#src/ui/hooks/use-while-shown.ts'

import { MeetingForm } from './MeetingForm.tsx'
import { MeetingScreen } from './MeetingScreen.tsx'

const route = getRouteApi('/_protected/_shell/_coach/add-meeting/')

/** A new session (product §4 «Session creation»). With a program the next screen shows its sets. */
export function NewMeetingScreen(): ReactNode {
  const search = route.useSearch()
  const navigate = useWhileShown(route.useNavigate())
  return (
    <MeetingScreen>
      <MeetingForm
        session={null}
        search={search}
        onSearch={(change) =>
          void navigate({ search: (before) => ({ ...before, ...change }), replace: true })
        }
        onSaved={({ id, programId, date }) =>
          void (programId === null
            ? navigate({ to: '/calendar', search: { date }, replace: true, ignoreBlocker: true })
            : navigate({
                to: '/session/$sessionId/edit',
                params: { sessionId: id },
                replace: true,
                ignoreBlocker: true,
              }))
        }
      />
    </MeetingScreen>
  )
}
