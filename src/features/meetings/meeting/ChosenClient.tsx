import { Button, Text } from '@mantine/core'
import type { ReactNode } from 'react'

import type { components } from '#src/api/contract.gen.ts'
import { fullName } from '#src/domain/names.ts'
import { formatPhone } from '#src/domain/phone.ts'
import { UserAvatar } from '#src/ui/pictures/Avatar.tsx'

import classes from './ClientChoice.module.css'

/** The client of a meeting, marked as new if they were just chosen. */
export function ChosenClient({
  client,
  isNew,
  onChange,
}: {
  client: components['schemas']['Person']
  isNew: boolean
  onChange: () => void
}): ReactNode {
  return (
    <div className={classes['chosen']}>
      <UserAvatar user={client} size={44} />
      <div className={classes['words']}>
        <Text fw={600}>{fullName(client)}</Text>
        {isNew ? (
          <span className={classes['mark']}>новий клієнт</span>
        ) : (
          client.phone && formatPhone(client.phone)
        )}
      </div>
      <Button variant="subtle" data-change-client onClick={onChange}>
        Змінити
      </Button>
    </div>
  )
}
