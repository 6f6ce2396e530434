import { Button } from '@mantine/core'
import IconSearchOff from '@tabler/icons-react/dist/esm/icons/IconSearchOff.mjs'
import { getRouteApi } from '@tanstack/react-router'
import { type ReactNode, useCallback, useDeferredValue, useMemo } from 'react'

import type { User } from '#src/api/people.ts'
import { searchOf } from '#src/domain/person-search.ts'
import { plural } from '#src/domain/plural.ts'
import { LONGEST_SEARCH } from '#src/features/clients/search.ts'
import { FoundCount } from '#src/ui/FoundCount.tsx'
import { Screen } from '#src/ui/Screen.tsx'
import { SearchField } from '#src/ui/SearchField.tsx'
import { EmptyState } from '#src/ui/StateNote.tsx'
import { useSearchText } from '#src/ui/use-search-text.ts'
import { useWhileShown } from '#src/ui/use-while-shown.ts'

import { ClientRows } from './ClientRows.tsx'
import { NextSessionsFailure } from './NextSessionsFailure.tsx'
import type { useNextSessions } from './use-next-sessions.ts'

import classes from './ClientBaseScreen.module.css'

export const BASE_TITLE = 'База клієнтів'

const route = getRouteApi('/_protected/_shell/_coach/client-baze')
const numbers = new Intl.NumberFormat('uk')

const countText = (count: number): string =>
  `${numbers.format(count)} ${plural(count, 'клієнт', 'клієнти', 'клієнтів')}`

/** The base with its search by name. A component of its own, so that a key renders only what it changes. */
export function ClientSearch({
  clients,
  next,
}: {
  clients: readonly User[]
  next: ReturnType<typeof useNextSessions>
}): ReactNode {
  const { q = '' } = route.useSearch()
  const navigate = useWhileShown(route.useNavigate())
  const write = useCallback(
    (text: string) =>
      void navigate({ search: text === '' ? {} : { q: text }, replace: true, resetScroll: false }),
    [navigate],
  )
  const { text, setText, leave } = useSearchText(q, write)
  const type = useCallback(
    (typed: string) => {
      setText(typed.slice(0, LONGEST_SEARCH))
      // Other matches begin at their top.
      if (scrollY > 0) scrollTo({ top: 0 })
    },
    [setText],
  )
  const search = useMemo(() => searchOf(clients), [clients])
  // Typing goes on while a list of thousands is searched and rendered.
  const wanted = useDeferredValue(text)
  const found = useMemo(() => search(wanted), [search, wanted])
  return (
    <Screen title={BASE_TITLE} action={<FoundCount>{countText(found.length)}</FoundCount>}>
      <div className={classes['search']}>
        <SearchField
          value={text}
          onChange={type}
          onLeave={leave}
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
