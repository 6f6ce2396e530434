import { Button } from '@mantine/core'
import { IconSearchOff } from '@tabler/icons-react'
import { getRouteApi } from '@tanstack/react-router'
import { type ReactNode, useCallback, useDeferredValue, useMemo } from 'react'
import type * as v from 'valibot'

import { isWhole } from '#src/api/queries.ts'
import type { User } from '#src/api/reads.ts'
import { searchOf } from '#src/domain/names.ts'
import { plural } from '#src/domain/number-text.ts'
import { isActive } from '#src/features/clients/activity.ts'
import { type BaseSearch, LONGEST_SEARCH } from '#src/features/clients/search.ts'
import { FoundCount, SearchField, useSearchText } from '#src/ui/forms/SearchField.tsx'
import { useWhileShown } from '#src/ui/hooks/navigation.ts'
import { SkeletonBlock } from '#src/ui/LoadingScreen.tsx'
import { Screen } from '#src/ui/Screen.tsx'
import { EmptyState } from '#src/ui/states/States.tsx'

import { ClientBaseList } from './ClientBaseList.tsx'
import { NextSessionsFailure } from './NextSessionsFailure.tsx'
import type { useNextSessions } from './use-next-sessions.ts'

import classes from './ClientBaseScreen.module.css'

export const BASE_TITLE = 'База клієнтів'

const route = getRouteApi('/_protected/_shell/_coach/client-baze')
const numbers = new Intl.NumberFormat('uk')

const countText = (count: number): string =>
  `${numbers.format(count)} ${plural(count, 'клієнт', 'клієнти', 'клієнтів')}`

type Filter = v.InferOutput<typeof BaseSearch>['only']

const FILTERS = [
  { value: 'active', label: 'Активні' },
  { value: 'idle', label: 'Без тренувань' },
] as const

const passes = (client: User, filter: Filter, next: ReadonlyMap<string, unknown>): boolean =>
  filter === undefined || (filter === 'active' ? isActive(client) : !next.has(client.id))

/**
 * The list with its search by first or last name or phone. A separate component, so that a
 * keystroke renders only what it changes.
 */
export function SearchableClients({
  clients,
  isAll,
  next,
}: {
  clients: readonly User[]
  /** Whether the list is complete. */
  isAll: boolean
  next: ReturnType<typeof useNextSessions>
}): ReactNode {
  const { q = '', only } = route.useSearch()
  const navigate = useWhileShown(route.useNavigate())
  const write = useCallback(
    (text: string) =>
      void navigate({
        search: (before) => ({ ...before, q: text === '' ? undefined : text }),
        replace: true,
        resetScroll: false,
      }),
    [navigate],
  )
  const choose = (value: Filter): void =>
    void navigate({
      search: (before) => ({ ...before, only: value }),
      replace: true,
      resetScroll: false,
    })
  const { text, setText, leave } = useSearchText(q, write)
  const type = useCallback(
    (typed: string) => {
      setText(typed.slice(0, LONGEST_SEARCH))
      // New results start at the top.
      scrollTo({ top: 0 })
    },
    [setText],
  )
  const { byClient } = next
  // The filter needs the upcoming sessions.
  const knowsIdle = isWhole(next.query)
  const filter = only === 'idle' && !knowsIdle ? undefined : only
  const filtered = useMemo(
    () => clients.filter((client) => passes(client, filter, byClient)),
    [clients, filter, byClient],
  )
  const search = useMemo(() => searchOf(filtered), [filtered])
  // Typing stays responsive while a list of thousands is searched and rendered.
  const wanted = useDeferredValue(text)
  const found = useMemo(() => search(wanted), [search, wanted])
  return (
    <Screen title={BASE_TITLE} action={<FoundCount>{isAll && countText(found.length)}</FoundCount>}>
      <div className={classes['search']}>
        <SearchField
          value={text}
          onChange={type}
          onLeave={leave}
          label="Пошук клієнта за ім’ям, прізвищем або телефоном"
          placeholder="Ім’я, прізвище або телефон"
        />
        <div role="group" aria-label="Показати лише" className={classes['filters']}>
          {FILTERS.map(({ value, label }) => (
            <button
              key={value}
              type="button"
              className={classes['filter']}
              aria-pressed={value === filter}
              disabled={value === 'idle' && !knowsIdle}
              onClick={() => choose(value === filter ? undefined : value)}
            >
              {label}
            </button>
          ))}
        </div>
      </div>
      <NextSessionsFailure query={next.query} />
      {found.length === 0 && !isAll ? (
        <SkeletonBlock height="24rem" />
      ) : found.length === 0 ? (
        <EmptyState
          icon={<IconSearchOff aria-hidden />}
          order={2}
          title="Нікого не знайдено"
          text="Перевір, як написано ім’я або номер, і чи не заважає фільтр."
          action={
            <Button
              variant="default"
              onClick={() => {
                choose(undefined)
                setText('')
              }}
            >
              Показати всіх
            </Button>
          }
        />
      ) : (
        <ClientBaseList clients={found} next={byClient} />
      )}
    </Screen>
  )
}
