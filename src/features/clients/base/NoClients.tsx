import { Button } from '@mantine/core'
import IconUsers from '@tabler/icons-react/dist/esm/icons/IconUsers.mjs'
import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'

import { Card } from '#src/ui/Card.tsx'
import { EmptyState } from '#src/ui/StateNote.tsx'

/** A base before its first client: what it is for, and how clients come. */
export function NoClients(): ReactNode {
  return (
    <Card>
      <EmptyState
        icon={<IconUsers aria-hidden />}
        order={2}
        title="Клієнтів ще немає"
        text="Тут з’являться всі, хто запишеться до вас. Заповніть свій сайт і поділіться посиланням на нього."
        action={
          <Button component={Link} to="/coach">
            Перейти до сайту
          </Button>
        }
      />
    </Card>
  )
}
