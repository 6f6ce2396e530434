import { Text } from '@mantine/core'
import type { ReactNode } from 'react'

import type { User } from '#src/api/reads.ts'
import { CardSection } from '#src/features/clients/CardSection.tsx'

import classes from './GoalCard.module.css'

/** A client's goal and notes, read-only. */
export function GoalCard({ card }: { card: User['client_info'] }): ReactNode {
  return (
    <CardSection title="Мета">
      {card ? (
        <>
          <Text fw={700} size="lg">
            {card.goal ?? 'Мету ще не обрано.'}
          </Text>
          <div>
            <Text c="dimmed" size="sm" fw={600}>
              Нотатки
            </Text>
            <Text className={classes['notes'] ?? ''}>{card.notes || 'Немає нотаток'}</Text>
          </div>
        </>
      ) : (
        <Text c="dimmed">Клієнт ще не заповнив анкету.</Text>
      )}
    </CardSection>
  )
}
