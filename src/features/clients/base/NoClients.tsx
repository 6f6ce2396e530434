import { Button, Group } from '@mantine/core'
import { IconShare, IconUsers } from '@tabler/icons-react'
import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'

import type { User } from '#src/api/reads.ts'
import { Card } from '#src/ui/Card.tsx'
import { shareCoachPage } from '#src/ui/overlays/share-coach-page.ts'
import { EmptyState } from '#src/ui/states/States.tsx'

/** Shown before the first client: what the list is for, and how to get clients. */
export function NoClients({ me }: { me: User }): ReactNode {
  return (
    <Card>
      <EmptyState
        icon={<IconUsers aria-hidden />}
        order={2}
        title="Клієнтів ще немає"
        text="Тут з’являться всі, хто запишеться до тебе. Заповни свій сайт і поділися посиланням на нього."
        action={
          <Group justify="center">
            <Button
              leftSection={<IconShare size={20} aria-hidden />}
              onClick={() => void shareCoachPage(me)}
            >
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
