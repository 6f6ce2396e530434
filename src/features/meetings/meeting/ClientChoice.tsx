import { Button, Text, Title } from '@mantine/core'
import { useDidUpdate } from '@mantine/hooks'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useVirtualizer } from '@tanstack/react-virtual'
import {
  type KeyboardEvent,
  type MouseEvent,
  type ReactNode,
  useDeferredValue,
  useId,
  useMemo,
  useRef,
  useState,
} from 'react'

import { isWhole, type Session, clientsOptions, useClient, type User } from '#src/api/queries.ts'
import { searchOf } from '#src/domain/name-search.ts'
import { fullName } from '#src/domain/names.ts'
import { formatPhone } from '#src/domain/phone.ts'
import { FailureText } from '#src/ui/FailureText.tsx'
import { SearchField } from '#src/ui/forms/SearchField.tsx'
import { SkeletonBlock } from '#src/ui/LoadingScreen.tsx'
import { Avatar, UserAvatar } from '#src/ui/pictures/Avatar.tsx'
import { EmptyState, FailedQuery } from '#src/ui/states/States.tsx'

import type { MeetingSearch } from './search.ts'

import classes from './ClientChoice.module.css'

/**
 * The client of a meeting: from the address, else from the session. Only somebody in the coach's
 * list can be chosen, so an outdated address chooses nobody. The session's own client stays chosen,
 * even while their name is not known.
 */
export function useMeetingClient(
  coachId: string,
  session: Session | null,
  { client: id = session?.client_id }: MeetingSearch,
) {
  const clients = useQuery(clientsOptions(coachId))
  const isOwn = session !== null && id === session.client_id
  const ownClient = useClient(session, isOwn)
  const client = (isOwn ? ownClient : null) ?? clients.data?.find((one) => one.id === id) ?? null
  return {
    /** The coach's whole base. */
    clients,
    client,
    clientId: isOwn ? session.client_id : (client?.id ?? null),
    /** Whether the client is new for the meeting. */
    isNew: !isOwn,
  }
}

/** The client of a meeting: the chosen one, or a search. */
export function ClientChoice({
  choice: { clients, client: chosen, isNew },
  error,
  onChoose,
}: {
  choice: ReturnType<typeof useMeetingClient>
  error: string | null
  /** Called with an id, or with null to choose again. */
  onChoose: (id: string | null) => void
}): ReactNode {
  const id = useId()
  const area = useRef<HTMLElement>(null)
  const isChosen = chosen !== null
  // A client on a page of the list that has not loaded yet must not be reported as missing.
  const isLoading = clients.isPending || !isWhole(clients)
  // The pressed control is removed, so the next one gets the focus.
  useDidUpdate(() => {
    if (document.activeElement !== document.body) return
    const next = isChosen ? '[data-change-client]' : 'input'
    area.current?.querySelector<HTMLElement>(next)?.focus()
  }, [isChosen])
  return (
    <section
      ref={area}
      aria-labelledby={id}
      tabIndex={-1}
      data-field="client"
      className="u-column u-xs"
    >
      <Title order={2} size="h3" id={id}>
        Клієнт
      </Title>
      {chosen ? (
        <div className={classes['chosen']}>
          <UserAvatar user={chosen} size={44} />
          <div className={classes['who']}>
            <Text>
              <Link to="/client/$clientId" params={{ clientId: chosen.id }} className="u-client">
                {fullName(chosen)}
              </Link>
            </Text>
            {isNew ? (
              <span className={classes['mark']}>новий клієнт</span>
            ) : (
              chosen.phone && formatPhone(chosen.phone)
            )}
          </div>
          <Button variant="subtle" data-change-client onClick={() => onChoose(null)}>
            Змінити
          </Button>
        </div>
      ) : clients.isLoadingError ? (
        <FailedQuery query={clients} />
      ) : isLoading ? (
        <SkeletonBlock height="18.5rem" />
      ) : clients.data.length === 0 ? (
        <EmptyState
          title="У базі ще немає клієнтів"
          text="Надішли посилання на свій сайт: хто запишеться на тренування, з’явиться тут."
        />
      ) : (
        <ClientFinder clients={clients.data} onConfirm={onChoose} />
      )}
      <FailureText>{error}</FailureText>
    </section>
  )
}

/**
 * Finds a client by name, possibly among thousands: only the visible rows are rendered. «Ok» or
 * Enter accepts the selected one (product §4 «Session creation»).
 */
function ClientFinder({
  clients,
  onConfirm,
}: {
  clients: readonly User[]
  onConfirm: (id: string) => void
}): ReactNode {
  const [query, setQuery] = useState('')
  const [selected, setSelected] = useState<string | null>(null)
  const search = useMemo(() => searchOf(clients), [clients])
  // Typing stays responsive while a list of thousands is rendered.
  const wanted = useDeferredValue(query)
  const found = useMemo(() => search(wanted), [search, wanted])
  const place = found.findIndex((client) => client.id === selected)
  const candidate = found[place]

  const list = useRef<HTMLDivElement>(null)
  const id = useId()
  const rows = useVirtualizer({
    count: found.length,
    getScrollElement: () => list.current,
    // Height of a row in pixels.
    estimateSize: () => 60,
    overscan: 4,
  })
  // New results are shown from the top.
  useDidUpdate(() => rows.scrollToOffset(0), [wanted])

  const confirm = (): void => {
    if (candidate) onConfirm(candidate.id)
  }
  const select = (at: number): void => {
    const client = found[at]
    if (!client) return
    rows.scrollToIndex(at)
    setSelected(client.id)
  }
  const press = (event: KeyboardEvent): void => {
    const last = found.length - 1
    const keys: Record<string, () => void> = {
      ArrowDown: () => select(Math.min(place + 1, last)),
      ArrowUp: () => select(Math.max(place - 1, 0)),
      PageDown: () => select(Math.min(place + 5, last)),
      PageUp: () => select(Math.max(place - 5, 0)),
      Home: () => select(0),
      End: () => select(last),
      Enter: confirm,
    }
    const act = keys[event.key]
    if (act) event.preventDefault()
    act?.()
  }
  const click = ({ target }: MouseEvent): void => {
    const option = target instanceof Element && target.closest('[aria-posinset]')
    if (option) select(Number(option.ariaPosInSet) - 1)
  }
  return (
    <div className={classes['search']}>
      <SearchField
        value={query}
        onChange={setQuery}
        label="Пошук клієнта"
        placeholder="Ім’я або прізвище"
      />
      {found.length === 0 ? (
        <Text c="dimmed" p="sm" role="status">
          Нікого не знайдено. Перевір, як написано ім’я.
        </Text>
      ) : (
        <div
          ref={list}
          role="listbox"
          aria-label="Клієнти"
          tabIndex={0}
          className={classes['list']}
          {...(candidate && { 'aria-activedescendant': `${id}-${place}` })}
          onKeyDown={press}
          onClick={click}
          onDoubleClick={confirm}
        >
          <div role="presentation" style={{ position: 'relative', height: rows.getTotalSize() }}>
            {rows.getVirtualItems().map(({ index, start }) => {
              const client = found[index]
              return (
                client && (
                  <div
                    key={client.id}
                    id={`${id}-${index}`}
                    role="option"
                    aria-selected={index === place}
                    aria-setsize={found.length}
                    aria-posinset={index + 1}
                    className={classes['client']}
                    style={{ transform: `translateY(${start}px)` }}
                  >
                    <Avatar firstName={client.first_name} lastName={client.last_name} size={40} />
                    <span className="u-grow">
                      <span className={classes['name']}>{fullName(client)}</span>
                      {client.phone && (
                        <span className={classes['phone']}>{formatPhone(client.phone)}</span>
                      )}
                    </span>
                  </div>
                )
              )
            })}
          </div>
        </div>
      )}
      <Button
        variant="default"
        px="sm"
        style={{ gridArea: '1 / 2' }}
        disabled={!candidate}
        onClick={confirm}
      >
        Ok
      </Button>
    </div>
  )
}
