import { Button, Group } from '@mantine/core'
import IconShare from '@tabler/icons-react/dist/esm/icons/IconShare.mjs'
import IconUsers from '@tabler/icons-react/dist/esm/icons/IconUsers.mjs'
import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'

import type { User } from '#src/api/people-reads.ts'
import { sharePage } from '#src/device/share-page.ts'
import { LINK_COPIED, LINK_NOT_COPIED } from '#src/errors/messages.ts'
import { Card } from '#src/ui/Card.tsx'
import { toast } from '#src/ui/overlays/toast.ts'
import { EmptyState } from '#src/ui/states/EmptyState.tsx'

/** Shown before the first client: what the list is for, and how to get clients. */
export function NoClients({ me }: { me: User }): ReactNode {
  const share = async (): Promise<void> => {
    const outcome = await sharePage(me.id, {
      title: `${me.first_name} ${me.last_name}`,
      url: `${location.origin}/coach/${me.publicSlug ?? me.id}`,
    })
    if (outcome === 'failed') toast.error(LINK_NOT_COPIED)
    if (outcome === 'copied') toast.success(LINK_COPIED)
  }
  return (
    <Card>
      <EmptyState
        icon={<IconUsers aria-hidden />}
        order={2}
        title="Клієнтів ще немає"
        text="Тут з’являться всі, хто запишеться до тебе. Заповни свій сайт і поділися посиланням на нього."
        action={
          <Group justify="center">
            <Button leftSection={<IconShare size={20} aria-hidden />} onClick={() => void share()}>
              Поділитися посиланням
            </Button>
            <Button component={Link} to="/coach" variant="default">
              Перейти до сайту
            </Button>
          </Group>
        }
      />
    </Card>
  )
}
