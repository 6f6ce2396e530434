import { useVirtualizer } from '@tanstack/react-virtual'
import { type KeyboardEvent, type ReactNode, useEffect, useId, useRef } from 'react'

import type { User } from '#src/api/people.ts'
import { formatPhone } from '#src/domain/phone.ts'
import { PersonAvatar } from '#src/ui/PersonAvatar.tsx'

import classes from './ClientList.module.css'

const ROW = 60

/** Where a key leads in the list, from the selected place; null for any other key. */
function placeAfter(key: string, from: number, last: number): number | null {
  const places: Record<string, number> = {
    ArrowDown: Math.min(from + 1, last),
    ArrowUp: Math.max(from - 1, 0),
    PageDown: Math.min(from + 5, last),
    PageUp: Math.max(from - 5, 0),
    Home: 0,
    End: last,
  }
  return places[key] ?? null
}

/** Clients to select from, thousands of them: only the rows in sight are drawn. Enter confirms. */
export function ClientList({
  clients,
  selected,
  onSelect,
  onConfirm,
}: {
  clients: readonly User[]
  /** Id of a client. */
  selected: string | null
  onSelect: (id: string) => void
  onConfirm: () => void
}): ReactNode {
  const list = useRef<HTMLDivElement>(null)
  const id = useId()
  const rows = useVirtualizer({
    count: clients.length,
    getScrollElement: () => list.current,
    estimateSize: () => ROW,
    overscan: 4,
  })
  const place = clients.findIndex((client) => client.id === selected)
  const optionId = (at: number): string => `${id}-${at}`
  // Other matches begin at their top.
  useEffect(() => rows.scrollToOffset(0), [clients, rows])

  const press = (event: KeyboardEvent): void => {
    if (event.key === 'Enter' && place >= 0) {
      event.preventDefault()
      onConfirm()
    }
    const next = placeAfter(event.key, place, clients.length - 1)
    const client = next === null ? undefined : clients[next]
    if (next === null || !client) return
    event.preventDefault()
    rows.scrollToIndex(next)
    onSelect(client.id)
  }
  return (
    <div
      ref={list}
      role="listbox"
      aria-label="Клієнти"
      tabIndex={0}
      className={classes['list']}
      {...(place >= 0 && { 'aria-activedescendant': optionId(place) })}
      onKeyDown={press}
    >
      <div className={classes['rows']} role="presentation" style={{ height: rows.getTotalSize() }}>
        {rows.getVirtualItems().map(({ index, start }) => {
          const client = clients[index]
          return (
            client && (
              <div
                key={client.id}
                id={optionId(index)}
                role="option"
                aria-selected={index === place}
                aria-setsize={clients.length}
                aria-posinset={index + 1}
                className={classes['client']}
                style={{ height: ROW, transform: `translateY(${start}px)` }}
                onClick={() => onSelect(client.id)}
                onDoubleClick={onConfirm}
              >
                <PersonAvatar
                  firstName={client.first_name}
                  lastName={client.last_name}
                  size={40}
                />
                <span className={classes['words']}>
                  <span className={classes['name']}>
                    {client.first_name} {client.last_name}
                  </span>
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
  )
}
