import { useMediaQuery } from '@mantine/hooks'
import { useWindowVirtualizer } from '@tanstack/react-virtual'
import { memo, type ReactNode, useCallback, useLayoutEffect, useRef, useState } from 'react'

import type { User } from '#src/api/people.ts'
import type { Session } from '#src/api/sessions.ts'

import { ClientColumns, ClientRow } from './ClientRow.tsx'

import classes from './ClientRows.module.css'

/** Pixels of a row before it is measured: a line on a desktop, a card on a phone. */
const LINE = 69
const CARD = 113

const AT_ONCE = { getInitialValueInEffect: false }

/** The clients, thousands of them: only the rows in sight are drawn, and the page scrolls. */
export const ClientRows = memo(function ClientRows({
  clients,
  next,
}: {
  clients: readonly User[]
  /** By client id. */
  next: ReadonlyMap<string, Session>
}): ReactNode {
  const list = useRef<HTMLUListElement>(null)
  const [top, setTop] = useState(0)
  // Both stay the same between the lists, or thousands of rows would be counted anew with every drawing.
  const height = useMediaQuery('(min-width: 62em)', false, AT_ONCE) ? LINE : CARD
  const estimateSize = useCallback(() => height, [height])
  const getItemKey = useCallback((index: number) => clients[index]?.id ?? index, [clients])
  const rows = useWindowVirtualizer({
    count: clients.length,
    estimateSize,
    getItemKey,
    overscan: 4,
    scrollMargin: top,
  })
  // What stands over the list may come and go.
  useLayoutEffect(() => {
    const measure = (): void => {
      if (list.current) setTop(list.current.getBoundingClientRect().top + scrollY)
    }
    measure()
    const observer = new ResizeObserver(measure)
    observer.observe(document.body)
    return () => observer.disconnect()
  }, [])
  return (
    <div className={classes['table']}>
      <ClientColumns />
      <ul
        ref={list}
        className={classes['list']}
        style={{ height: rows.getTotalSize() }}
        aria-label="Клієнти"
      >
        {rows.getVirtualItems().map(({ index, start }) => {
          const client = clients[index]
          return (
            client && (
              <li
                key={client.id}
                ref={rows.measureElement}
                data-index={index}
                className={classes['item']}
                style={{ transform: `translateY(${start - top}px)` }}
                aria-setsize={clients.length}
                aria-posinset={index + 1}
              >
                <ClientRow client={client} next={next.get(client.id)} />
              </li>
            )
          )
        })}
      </ul>
    </div>
  )
})
