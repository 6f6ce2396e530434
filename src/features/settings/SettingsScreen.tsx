import {
  Button,
  type MantineColorScheme,
  PasswordInput,
  Text,
  TextInput,
  useMantineColorScheme,
} from '@mantine/core'
import { IconCheck, IconLogout, IconTrash } from '@tabler/icons-react'
import { useSuspenseQuery } from '@tanstack/react-query'
import { useAtom } from 'jotai'
import { type ReactNode, useState } from 'react'

import { anotherOwner, readAuth } from '#src/api/auth.ts'
import { logOut } from '#src/api/log-out.ts'
import { meOptions } from '#src/api/queries.ts'
import { canNotify, noticesFor } from '#src/device/notices.ts'
import { restSignals } from '#src/device/rest-signals.ts'
import { formatPhone } from '#src/domain/phone.ts'
import { ACCOUNT_DELETED } from '#src/errors/messages.ts'
import { Section } from '#src/ui/Card.tsx'
import { failureNote } from '#src/ui/FailureText.tsx'
import { Segments } from '#src/ui/forms/Segments.tsx'
import { useSingleMutation } from '#src/ui/forms/use-single-mutation.ts'
import { LateConfirmDialog } from '#src/ui/overlays/late-confirm-dialog.ts'
import { toast } from '#src/ui/overlays/toast.ts'
import { Screen } from '#src/ui/Screen.tsx'

import { accountDeletionMutation } from './api.ts'

import '@mantine/core/styles/PasswordInput.css'
import classes from './SettingsScreen.module.css'

/** «Налаштування» (product §2 «/settings»). */
export function SettingsScreen(): ReactNode {
  const { data: me } = useSuspenseQuery(meOptions())
  return (
    <Screen title="Налаштування">
      <div className={`u-columns ${classes['columns']}`}>
        <Section id="sign-in-data" title="Дані для входу">
          <TextInput label="Телефон" value={formatPhone(me.phone ?? '')} disabled readOnly />
          <PasswordInput
            label="Пароль"
            value="••••••••"
            disabled
            readOnly
            visibilityToggleButtonProps={{ hidden: true }}
          />
        </Section>
        {me.role === 'coach' && <TariffCard />}
        <Section id="look" title="Вигляд">
          <SchemeChoice />
        </Section>
        {me.role === 'coach' && canNotify() && <Notices coachId={me.id} />}
        <RestSignals />
        <Section id="account" title="Обліковий запис">
          <div className="u-wrap">
            <Button
              variant="default"
              leftSection={<IconLogout size={20} aria-hidden />}
              onClick={() => logOut(me.id, '/login')}
            >
              Вийти
            </Button>
            <DeleteButton userId={me.id} />
          </div>
        </Section>
      </div>
    </Screen>
  )
}

/** Deletes the account, after «Підтвердження» (product §2 «/settings»). */
function DeleteButton({ userId }: { userId: string }): ReactNode {
  const [asking, setAsking] = useState(false)
  const { call, isPending, error } = useSingleMutation(accountDeletionMutation)
  return (
    <>
      <Button
        variant="subtle"
        leftSection={<IconTrash size={20} aria-hidden />}
        onClick={() => setAsking(true)}
      >
        Видалити
      </Button>
      <LateConfirmDialog
        opened={asking}
        title="Підтвердження"
        text="Ви впевнені, що хочете видалити акаунт? Цю дію не можна скасувати."
        cancelLabel="Скасувати"
        confirmLabel="Видалити"
        pending={isPending}
        error={failureNote(error)}
        onCancel={() => setAsking(false)}
        onConfirm={() =>
          call(userId, {
            // If somebody else has signed in meanwhile, this page stays, and shows the message.
            onSuccess: () => anotherOwner(readAuth()) && toast.success(ACCOUNT_DELETED),
          })
        }
      />
    </>
  )
}

const SCHEMES: { value: MantineColorScheme; label: string }[] = [
  { value: 'auto', label: 'Як у системі' },
  { value: 'light', label: 'Світлий' },
  { value: 'dark', label: 'Темний' },
]

/** The colour scheme: the system's unless chosen here. */
function SchemeChoice(): ReactNode {
  const { colorScheme, setColorScheme } = useMantineColorScheme()
  return <Segments label="Вигляд" choices={SCHEMES} value={colorScheme} onChange={setColorScheme} />
}

/** An iPhone cannot vibrate for a page, and on plain HTTP no page keeps the screen on. */
const SIGNALS = [
  { name: 'vibration', label: 'Вібрація, коли відпочинок закінчився', api: 'vibrate' },
  { name: 'screen', label: 'Екран не гасне під час відпочинку', api: 'wakeLock' },
] as const

/** What this device can do for a rest, each with its switch. */
function RestSignals(): ReactNode {
  const [signals, setSignals] = useAtom(restSignals.atom)
  const possible = SIGNALS.filter(({ api }) => api in navigator)
  if (possible.length === 0) return null
  return (
    <Section id="rest" title="Відпочинок між сетами">
      {possible.map(({ name, label }) => (
        <label key={name} className="u-check">
          <input
            type="checkbox"
            checked={signals[name]}
            onChange={(event) => setSignals({ ...signals, [name]: event.currentTarget.checked })}
          />
          {label}
        </label>
      ))}
    </Section>
  )
}

/** Whether this device notifies a coach of new requests; the browser asks at the press. */
function Notices({ coachId }: { coachId: string }): ReactNode {
  const [allowedFor, allowFor] = useAtom(noticesFor.atom)
  const [permission, setPermission] = useState(Notification.permission)
  const change = async (isOn: boolean): Promise<void> => {
    allowFor(isOn ? [coachId] : [])
    if (isOn) setPermission(await Notification.requestPermission())
  }
  return (
    <Section id="notices" title="Запити на тренування">
      <label className="u-check">
        <input
          type="checkbox"
          checked={allowedFor.includes(coachId) && permission === 'granted'}
          onChange={(event) => void change(event.currentTarget.checked)}
        />
        Сповіщення про новий запит
      </label>
      <Text c="dimmed" size="sm">
        {permission === 'denied'
          ? 'Браузер не дозволяє сповіщень. Дозволь їх у його налаштуваннях.'
          : 'На цьому пристрої, доки «Пульс» відкритий, хоч і в іншій вкладці.'}
      </Text>
    </Section>
  )
}

const FEATURES = [
  'Облік клієнтів і їхнього прогресу',
  'Запис на тренування',
  'Створення програм тренувань',
  'Бібліотека вправ',
  'Персональний сайт',
]

/** The coach's plan (product §2 «/settings»): there is only one, free and active. */
export function TariffCard(): ReactNode {
  return (
    <Section id="plan" title="Тарифний план">
      <div className="u-ends">
        <Text fw={700}>Базовий тариф</Text>
        <span className="u-pill" style={{ fontWeight: 700 }}>
          Безкоштовно
        </span>
      </div>
      <ul className={`u-grid u-xs ${classes['features']}`}>
        {FEATURES.map((feature) => (
          <li key={feature} className="u-flex">
            <IconCheck size={18} aria-hidden />
            {feature}
          </li>
        ))}
      </ul>
      <Button disabled fullWidth>
        Підключений
      </Button>
    </Section>
  )
}
