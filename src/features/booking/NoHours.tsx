import { Button, Text } from '@mantine/core'
import { IconPhone } from '@tabler/icons-react'
import type { ReactNode } from 'react'

import { formatPhone } from '#src/domain/phone.ts'

import classes from './BookingView.module.css'

/** Shown in place of the days if the coach has no working hours yet. */
export function NoHours({ phone }: { phone: string | null }): ReactNode {
  return (
    <div className={classes['empty']}>
      <Text fw={600}>Тренер ще не вказав робочих годин.</Text>
      {phone !== null && (
        <>
          <Text c="dimmed">Про час можна домовитися телефоном.</Text>
          <Button
            component="a"
            href={`tel:${phone}`}
            variant="default"
            leftSection={<IconPhone size={20} aria-hidden />}
          >
            {formatPhone(phone)}
          </Button>
        </>
      )}
    </div>
  )
}
