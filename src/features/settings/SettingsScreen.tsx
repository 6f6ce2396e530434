import { Button, PasswordInput, TextInput, Title } from '@mantine/core'
import { IconLogout, IconTrash } from '@tabler/icons-react'
import { useSuspenseQuery } from '@tanstack/react-query'
import { type ReactNode, Suspense, useState } from 'react'

import { logOut } from '#src/api/log-out.ts'
import { meOptions } from '#src/api/reads.ts'
import { formatPhone } from '#src/domain/phone.ts'
import { Card } from '#src/ui/Card.tsx'
import { lazyPart } from '#src/ui/lazy-part.tsx'
import { Screen } from '#src/ui/Screen.tsx'

import { SchemeChoice } from './SchemeChoice.tsx'
import { TariffCard } from './TariffCard.tsx'

import classes from './SettingsScreen.module.css'

const DeleteAccountDialog = lazyPart(() =>
  import('./DeleteAccountDialog.tsx').then((module) => module.DeleteAccountDialog),
)

/** «Налаштування» (product §2 «/settings»). */
export function SettingsScreen(): ReactNode {
  const { data: me } = useSuspenseQuery(meOptions())
  // null until it is first opened, so that the dialog's code loads then.
  const [deleting, setDeleting] = useState<boolean | null>(null)
  return (
    <Screen title="Налаштування">
      <div className={classes['columns']}>
        <Card as="section" aria-labelledby="sign-in-data" className={classes['card']}>
          <Title order={2} id="sign-in-data">
            Дані для входу
          </Title>
          <TextInput label="Телефон" value={formatPhone(me.phone ?? '')} disabled readOnly />
          <PasswordInput
            label="Пароль"
            value="••••••••"
            disabled
            readOnly
            visibilityToggleButtonProps={{ hidden: true }}
          />
        </Card>
        {me.role === 'coach' && <TariffCard />}
        <Card as="section" aria-labelledby="look" className={classes['card']}>
          <Title order={2} id="look">
            Вигляд
          </Title>
          <SchemeChoice />
        </Card>
        <Card as="section" aria-labelledby="account" className={classes['card']}>
          <Title order={2} id="account">
            Обліковий запис
          </Title>
          <div className={classes['actions']}>
            <Button
              variant="default"
              leftSection={<IconLogout size={20} aria-hidden />}
              onClick={() => logOut(me.id, '/login')}
            >
              Вийти
            </Button>
            <Button
              variant="subtle"
              className={classes['delete'] ?? ''}
              leftSection={<IconTrash size={20} aria-hidden />}
              onClick={() => setDeleting(true)}
            >
              Видалити
            </Button>
          </div>
        </Card>
      </div>
      {deleting !== null && (
        <Suspense>
          <DeleteAccountDialog
            userId={me.id}
            opened={deleting}
            onClose={() => setDeleting(false)}
          />
        </Suspense>
      )}
    </Screen>
  )
}
