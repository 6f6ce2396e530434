import { Text } from '@mantine/core'
import { IconInfoCircle } from '@tabler/icons-react'
import { type ReactNode, useEffect, useRef } from 'react'

import type { Session } from '#src/api/reads.ts'
import { CardSection } from '#src/features/clients/CardSection.tsx'

import { OwnRequest } from './OwnRequest.tsx'

import classes from './Requests.module.css'

/**
 * «Ваші запити на тренування» on the client's own card: open requests, and the coach's answers
 * (product §4).
 */
export function Requests({ requests }: { requests: readonly Session[] }): ReactNode {
  const list = useRef<HTMLUListElement>(null)
  const count = useRef(requests.length)
  // An acknowledged request is removed together with its focused button.
  useEffect(() => {
    const isShorter = requests.length < count.current
    count.current = requests.length
    if (isShorter && document.activeElement === document.body)
      list.current?.focus({ preventScroll: true })
  }, [requests])
  return (
    <CardSection title="Ваші запити на тренування">
      <p className={classes['rule']}>
        <IconInfoCircle size={20} aria-hidden />
        Якщо тренер не підтвердить запит протягом 3 годин, його буде анульовано. Запит, зроблений
        менш ніж за 3 години до тренування, анулюється за годину до його початку.
      </p>
      <ul ref={list} tabIndex={-1} className={classes['list']} aria-label="Запити">
        {requests.map((request) => (
          <OwnRequest key={request.id} request={request} />
        ))}
      </ul>
      {requests.length === 0 && (
        <Text c="dimmed">
          Нових запитів немає. Тут з’являться твої записи та відповіді тренера.
        </Text>
      )}
    </CardSection>
  )
}
