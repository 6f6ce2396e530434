import { Button, Text } from '@mantine/core'
import type { ReactNode } from 'react'

import type { components } from '#src/api/contract.gen.ts'
import { userImageOptions } from '#src/api/picture-reads.ts'
import { formatPhone } from '#src/domain/phone.ts'
import { PersonAvatar } from '#src/ui/pictures/PersonAvatar.tsx'
import { useImage } from '#src/ui/pictures/use-image.ts'

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
  const avatar = useImage(userImageOptions(client))
  return (
    <div className={classes['chosen']}>
      <PersonAvatar
        firstName={client.first_name}
        lastName={client.last_name}
        src={avatar}
        size={44}
      />
      <div className={classes['words']}>
        <Text fw={600}>
          {client.first_name} {client.last_name}
        </Text>
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
