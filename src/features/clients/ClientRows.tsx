import { useMediaQuery } from '@mantine/hooks'
import { useWindowVirtualizer, type Virtualizer } from '@tanstack/react-virtual'
import { memo, type ReactNode, useCallback, useLayoutEffect, useRef, useState } from 'react'

import type { User } from '#src/api/people.ts'
import type { Session } from '#src/api/sessions.ts'

import { ClientColumns, ClientRow } from './ClientRow.tsx'

import classes from './ClientRows.module.css'

/** Pixels of a row on a desktop, and of one on a phone without its lines of goal and next session. */
const ROW = 69
const CARD = 74.6
const CARD_LINE = 18.85

const AT_ONCE = { getInitialValueInEffect: false }

/**
 * A row's height as the browser tells it after drawing; until then as it is guessed. To ask the row itself
 * would have it laid out within each key that is typed.
 */
const heightTold = (
  row: Element,
  told: ResizeObserverEntry | undefined,
  { indexFromElement, measurementsCache }: Virtualizer<Window, Element>,
): number =>
  Math.round(
    told?.borderBoxSize[0]?.blockSize ?? measurementsCache[indexFromElement(row)]?.size ?? CARD,
  )

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
  // Both stay the same while the list does, or thousands of rows would be counted anew with every drawing.
  const isTable = useMediaQuery('(min-width: 62em)', false, AT_ONCE)
  const estimateSize = useCallback(
    (index: number) => {
      const client = clients[index]
      if (isTable || !client) return ROW
      const lines = Number(client.client_info !== null) + Number(next.has(client.id))
      return Math.round(CARD + CARD_LINE * lines)
    },
    [clients, next, isTable],
  )
  const getItemKey = useCallback((index: number) => clients[index]?.id ?? index, [clients])
  const rows = useWindowVirtualizer({
    count: clients.length,
    estimateSize,
    getItemKey,
    measureElement: heightTold,
    overscan: 1,
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
