import { Box, Button, Group, Text } from '@mantine/core'
import { IconSearchOff, IconShare, IconUsers } from '@tabler/icons-react'
import { useQuery, useSuspenseQuery } from '@tanstack/react-query'
import { getRouteApi, Link } from '@tanstack/react-router'
import { useAtomValue } from 'jotai'
import { type ReactNode, useCallback, useDeferredValue, useMemo } from 'react'

import { outdatedAtom } from '#src/api/offline.ts'
import { isWhole, meOptions, clientsOptions, type User } from '#src/api/queries.ts'
import { searchOf } from '#src/domain/name-search.ts'
import { LONGEST_SEARCH } from '#src/domain/names.ts'
import { plural } from '#src/domain/number-text.ts'
import { failureText } from '#src/errors/error-text.ts'
import { isActive, nextByClient, nextSessionsOptions } from '#src/features/clients/api.ts'
import { Card } from '#src/ui/Card.tsx'
import { useKyivNow } from '#src/ui/dates/use-kyiv-now.ts'
import { FoundCount, SearchField, useSearchText } from '#src/ui/forms/SearchField.tsx'
import { useWhileShown } from '#src/ui/hooks/navigation.ts'
import { LoadingScreen, SkeletonBlock } from '#src/ui/LoadingScreen.tsx'
import { shareCoachPage } from '#src/ui/overlays/share-coach-page.ts'
import { Screen } from '#src/ui/Screen.tsx'
import { EmptyState } from '#src/ui/states/States.tsx'

import { ClientBaseList } from './ClientBaseList.tsx'

import '@mantine/core/styles/ActionIcon.css'
import '@mantine/core/styles/Group.css'
import classes from './ClientBaseScreen.module.css'

const TITLE = 'База клієнтів'

const route = getRouteApi('/_shell/_coach/client-baze')

const FILTERS = [
  { value: 'active', label: 'Активні' },
  { value: 'idle', label: 'Без тренувань' },
] as const

/** «База клієнтів» (product §2 «/client-baze»): all of a coach's clients, with a search. */
export function ClientBaseScreen(): ReactNode {
  const { data: me } = useSuspenseQuery(meOptions())
  const { data: clients, isFetching } = useSuspenseQuery(clientsOptions(me.id))
  const isAll = isWhole({ data: clients, isFetching })
  const now = useKyivNow()
  const sessions = useQuery(nextSessionsOptions(me.id, now.date))
  const isOutdated = useAtomValue(outdatedAtom) !== null
  const { q = '', only } = route.useSearch()
  const navigate = useWhileShown(route.useNavigate())
  const writeSearch = useCallback(
    (change: ReturnType<typeof route.useSearch>) =>
      void navigate({
        search: (before) => ({ ...before, ...change }),
        replace: true,
        resetScroll: false,
      }),
    [navigate],
  )
  const { text, setText, leave } = useSearchText(
    q,
    useCallback((typed) => writeSearch({ q: typed || undefined }), [writeSearch]),
  )
  const type = useCallback(
    (typed: string) => {
      setText(typed.slice(0, LONGEST_SEARCH))
      // New results start at the top.
      scrollTo({ top: 0 })
    },
    [setText],
  )
  const next = useMemo(() => nextByClient(sessions.data ?? [], now), [sessions.data, now])
  // The filter needs the upcoming sessions.
  const knowsIdle = isWhole(sessions)
  const filter = only === 'idle' && !knowsIdle ? undefined : only
  const search = useMemo(() => {
    if (filter === 'active') return searchOf(clients.filter(isActive))
    return searchOf(filter === 'idle' ? clients.filter(({ id }) => !next.has(id)) : clients)
  }, [clients, filter, next])
  // Typing stays responsive while a list of thousands is searched and rendered.
  const wanted = useDeferredValue(text)
  const found = useMemo(() => search(wanted), [search, wanted])
  const count = `${found.length.toLocaleString('uk')} ${plural(found.length, 'клієнт', 'клієнти', 'клієнтів')}`
  if (clients.length === 0)
    return (
      <Screen title={TITLE}>
        <NoClients me={me} />
      </Screen>
    )
  return (
    <Screen title={TITLE} action={<FoundCount>{isAll && count}</FoundCount>}>
      <div className={classes['search']}>
        <SearchField
          value={text}
          onChange={type}
          onLeave={leave}
          label="Пошук клієнта за ім’ям, прізвищем або телефоном"
          placeholder="Ім’я, прізвище або телефон"
        />
        <Box role="group" aria-label="Показати лише" className="u-wrap" mt="xs">
          {FILTERS.map(({ value, label }) => (
            <button
              key={value}
              type="button"
              className={classes['filter']}
              aria-pressed={value === filter}
              disabled={value === 'idle' && !knowsIdle}
              onClick={() => writeSearch({ only: value === filter ? undefined : value })}
            >
              {label}
            </button>
          ))}
        </Box>
      </div>
      {sessions.error && !isOutdated && (
        <div className={classes['failure']} role="alert">
          <Text fw={600}>{failureText(sessions.error)}</Text>
          <Button
            variant="default"
            loading={sessions.isFetching}
            onClick={() => void sessions.refetch()}
          >
            Спробувати ще раз
          </Button>
        </div>
      )}
      {found.length > 0 ? (
        <ClientBaseList clients={found} next={next} />
      ) : isAll ? (
        <EmptyState
          icon={<IconSearchOff aria-hidden />}
          order={2}
          title="Нікого не знайдено"
          text="Перевір, як написано ім’я або номер, і чи не заважає фільтр."
          action={
            <Button
              variant="default"
              onClick={() => {
                writeSearch({ only: undefined })
                setText('')
              }}
            >
              Показати всіх
            </Button>
          }
        />
      ) : (
        <SkeletonBlock height="24rem" />
      )}
    </Screen>
  )
}

/** Shown before the first client: what the list is for, and how to get clients. */
function NoClients({ me }: { me: User }): ReactNode {
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

/** The shape of the list while the clients load. */
export function ClientBaseSkeleton(): ReactNode {
  return (
    <LoadingScreen>
      <SkeletonBlock height="2.75rem" />
      <div className="u-grid u-xs">
        <SkeletonBlock height={Array<string>(6).fill('4.5rem')} />
      </div>
    </LoadingScreen>
  )
}
