import { Button } from '@mantine/core'
import IconBell from '@tabler/icons-react/dist/esm/icons/IconBell.mjs'
import { useSuspenseQuery } from '@tanstack/react-query'
import { useSetAtom } from 'jotai'
import type { ReactNode } from 'react'

import { meOptions } from '#src/api/me.ts'
import { unansweredRequests } from '#src/features/requests/rules/request-queue.ts'
import { requestListAtom } from '#src/ui/overlays/request-list.ts'

import { useRequests } from './use-requests.ts'

/** Opens the list of all requests, and says how many there are; nothing where there is none. */
export function RequestsButton(): ReactNode {
  const { data: me } = useSuspenseQuery(meOptions())
  const openList = useSetAtom(requestListAtom)
  const count = unansweredRequests(useRequests(me.id).queue).length
  if (count === 0) return null
  return (
    <Button
      fullWidth
      variant="default"
      aria-haspopup="dialog"
      leftSection={<IconBell size={20} aria-hidden />}
      onClick={() => openList(true)}
    >
      Запити: {count}
    </Button>
  )
}
