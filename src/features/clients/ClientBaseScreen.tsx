import { Button, Text } from '@mantine/core'
import IconSearchOff from '@tabler/icons-react/dist/esm/icons/IconSearchOff.mjs'
import { useSuspenseQuery } from '@tanstack/react-query'
import { getRouteApi } from '@tanstack/react-router'
import { type ReactNode, useCallback, useDeferredValue, useMemo } from 'react'

import { meOptions } from '#src/api/me.ts'
import { clientsOptions } from '#src/api/people.ts'
import { searchOf } from '#src/domain/person-search.ts'
import { plural } from '#src/domain/plural.ts'
import { Screen } from '#src/ui/Screen.tsx'
import { SearchField } from '#src/ui/SearchField.tsx'
import { EmptyState } from '#src/ui/StateNote.tsx'

import { ClientRows } from './ClientRows.tsx'
import { NextSessionsFailure } from './NextSessionsFailure.tsx'
import { NoClients } from './NoClients.tsx'
import { useNextSessions } from './use-next-sessions.ts'
import { useSearchText } from './use-search-text.ts'

import classes from './ClientBaseScreen.module.css'

const route = getRouteApi('/_protected/_shell/_coach/client-baze')

const countText = (count: number): string =>
  `${count.toLocaleString('uk')} ${plural(count, 'клієнт', 'клієнти', 'клієнтів')}`

/** «База клієнтів» (spec §2 «/client-baze»): all of a coach's clients, found by name as one types. */
export function ClientBaseScreen(): ReactNode {
  const { q = '' } = route.useSearch()
  const navigate = route.useNavigate()
  const { data: me } = useSuspenseQuery(meOptions())
  const { data: clients } = useSuspenseQuery(clientsOptions(me.id))
  const next = useNextSessions(me.id)
  const write = useCallback(
    (text: string) =>
      void navigate({ search: text === '' ? {} : { q: text }, replace: true, resetScroll: false }),
    [navigate],
  )
  const [text, setText] = useSearchText(q, write)
  const search = useMemo(() => searchOf(clients), [clients])
  // Typing goes on while a list of thousands is searched and drawn.
  const wanted = useDeferredValue(text)
  const found = useMemo(() => search(wanted), [search, wanted])

  if (clients.length === 0)
    return (
      <Screen title="База клієнтів">
        <NoClients />
      </Screen>
    )
  return (
    <Screen
      title="База клієнтів"
      action={
        <Text c="dimmed" size="sm" fw={600} role="status">
          {countText(found.length)}
        </Text>
      }
    >
      <div className={classes['search']}>
        <SearchField
          value={text}
          onChange={(typed) => {
            setText(typed)
            // Other matches begin at their top.
            scrollTo({ top: 0 })
          }}
          label="Пошук клієнта за ім’ям або прізвищем"
          placeholder="Ім’я або прізвище"
        />
      </div>
      <NextSessionsFailure query={next.query} />
      {found.length === 0 ? (
        <EmptyState
          icon={<IconSearchOff aria-hidden />}
          order={2}
          title="Нікого не знайдено"
          text="Перевірте, як написано ім’я або прізвище."
          action={
            <Button variant="default" onClick={() => setText('')}>
              Показати всіх
            </Button>
          }
        />
      ) : (
        <ClientRows clients={found} next={next.byClient} />
      )}
    </Screen>
  )
}
