import { useVirtualizer } from '@tanstack/react-virtual'
import { type KeyboardEvent, type MouseEvent, type ReactNode, useId, useRef } from 'react'

import type { User } from '#src/api/reads.ts'
import { fullName } from '#src/domain/names.ts'
import { formatPhone } from '#src/domain/phone.ts'
import { Avatar } from '#src/ui/pictures/Avatar.tsx'

import classes from './ClientList.module.css'

/** Height of a row in pixels. */
const ROW = 60

/** The index of the row to which a key moves the selection; undefined for any other key. */
function placeAfter(key: string, from: number, last: number): number | undefined {
  const places: Record<string, number> = {
    ArrowDown: Math.min(from + 1, last),
    ArrowUp: Math.max(from - 1, 0),
    PageDown: Math.min(from + 5, last),
    PageUp: Math.max(from - 5, 0),
    Home: 0,
    End: last,
  }
  return places[key]
}

interface ClientListProps {
  clients: readonly User[]
  /** Id of a client. */
  selected: string | null
  onSelect: (id: string) => void
  onConfirm: () => void
}

/**
 * A virtual list of clients to select from, possibly thousands: only the visible rows are rendered.
 * Enter confirms.
 */
export function ClientList({ clients, selected, onSelect, onConfirm }: ClientListProps): ReactNode {
  const list = useRef<HTMLDivElement>(null)
  const id = useId()
  const rows = useVirtualizer({
    count: clients.length,
    getScrollElement: () => list.current,
    estimateSize: () => ROW,
    overscan: 4,
  })
  const place = clients.findIndex((client) => client.id === selected)

  const select = (at: number): void => {
    const client = clients[at]
    if (!client) return
    rows.scrollToIndex(at)
    onSelect(client.id)
  }
  const press = (event: KeyboardEvent): void => {
    const next = placeAfter(event.key, place, clients.length - 1)
    if (next === undefined && event.key !== 'Enter') return
    event.preventDefault()
    if (next === undefined) onConfirm()
    else select(next)
  }
  const click = ({ target }: MouseEvent): void => {
    const option = target instanceof Element && target.closest('[aria-posinset]')
    if (option) select(Number(option.ariaPosInSet) - 1)
  }
  return (
    <div
      ref={list}
      role="listbox"
      aria-label="Клієнти"
      tabIndex={0}
      className={classes['list']}
      {...(place >= 0 && { 'aria-activedescendant': `${id}-${place}` })}
      onKeyDown={press}
      onClick={click}
      onDoubleClick={onConfirm}
    >
      <div role="presentation" style={{ height: rows.getTotalSize() }} className={classes['rows']}>
        {rows.getVirtualItems().map(({ index, start }) => {
          const client = clients[index]
          return (
            client && (
              <div
                key={client.id}
                id={`${id}-${index}`}
                role="option"
                aria-selected={index === place}
                aria-setsize={clients.length}
                aria-posinset={index + 1}
                className={classes['client']}
                style={{ transform: `translateY(${start}px)` }}
              >
                <Avatar firstName={client.first_name} lastName={client.last_name} size={40} />
                <span className={classes['words']}>
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
  )
}
