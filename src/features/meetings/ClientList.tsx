import { type KeyboardEvent, type MouseEvent, type ReactNode, useId, useRef, useState } from 'react'

import type { User } from '#src/api/people.ts'
import { formatPhone } from '#src/domain/phone.ts'
import { PersonAvatar } from '#src/ui/PersonAvatar.tsx'

import classes from './ClientList.module.css'

/** Pixels of a row, and how many rows are drawn: a list's height and some on either side. */
const ROW = 60
const DRAWN = 14
const ABOVE = 4

/** Where a key leads from a place in the list; undefined for any other key. */
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

/** Clients to select from, thousands of them: only the rows near the sight are drawn. Enter confirms. */
export function ClientList({ clients, selected, onSelect, onConfirm }: ClientListProps): ReactNode {
  const list = useRef<HTMLDivElement>(null)
  const [first, setFirst] = useState(0)
  const id = useId()
  const place = clients.findIndex((client) => client.id === selected)

  const select = (at: number): void => {
    const client = clients[at]
    if (!client || !list.current) return
    const { scrollTop, clientHeight } = list.current
    if (at * ROW < scrollTop) list.current.scrollTop = at * ROW
    else if ((at + 1) * ROW > scrollTop + clientHeight)
      list.current.scrollTop = (at + 1) * ROW - clientHeight
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
      onScroll={({ currentTarget }) =>
        setFirst(Math.max(0, Math.floor(currentTarget.scrollTop / ROW) - ABOVE))
      }
    >
      <div
        role="presentation"
        style={{ height: clients.length * ROW, paddingTop: first * ROW }}
        className={classes['rows']}
      >
        {clients.slice(first, first + DRAWN).map((client, at) => (
          <div
            key={client.id}
            id={`${id}-${first + at}`}
            role="option"
            aria-selected={client.id === selected}
            aria-setsize={clients.length}
            aria-posinset={first + at + 1}
            className={classes['client']}
          >
            <PersonAvatar firstName={client.first_name} lastName={client.last_name} size={40} />
            <span className={classes['words']}>
              <span className={classes['name']}>
                {client.first_name} {client.last_name}
              </span>
              {client.phone && (
                <span className={classes['phone']}>{formatPhone(client.phone)}</span>
              )}
            </span>
          </div>
        ))}
      </div>
    </div>
  )
}
