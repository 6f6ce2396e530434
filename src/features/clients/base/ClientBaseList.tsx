import { useWindowVirtualizer, type Virtualizer } from '@tanstack/react-virtual'
import { memo, type ReactNode, useCallback, useLayoutEffect, useRef, useState } from 'react'

import type { User, Session } from '#src/api/reads.ts'

import { ClientColumns, ClientRow } from './ClientRow.tsx'

import classes from './ClientBaseList.module.css'

/** Height in pixels of a row with a name on one line. */
const ROW = 69

type Rows = Virtualizer<Window, Element>

/**
 * A row's height as the browser reports it after layout; an estimate until then. Measuring the row
 * itself would force a layout on each keystroke.
 */
const reportedHeight = (
  row: Element,
  entry: ResizeObserverEntry | undefined,
  { indexFromElement, measurementsCache }: Rows,
): number =>
  Math.round(
    entry?.borderBoxSize[0]?.blockSize ?? measurementsCache[indexFromElement(row)]?.size ?? ROW,
  )

/** A row at its place in the list. A row that gets another client is measured again. */
const Row = memo(function Row({
  rows,
  client,
  next,
  index,
  count,
  offset,
}: {
  rows: Rows
  client: User
  next: Session | undefined
  index: number
  count: number
  /** Pixels from the list's top. */
  offset: number
}): ReactNode {
  const box = useRef<HTMLLIElement>(null)
  useLayoutEffect(() => {
    rows.measureElement(box.current)
    return () => void rows.elementsCache.delete(client.id)
  }, [rows, client.id])
  return (
    <li
      ref={box}
      data-index={index}
      className={classes['item']}
      style={{ transform: `translateY(${offset}px)` }}
      aria-setsize={count}
      aria-posinset={index + 1}
    >
      <ClientRow client={client} next={next} />
    </li>
  )
})

/**
 * A virtual list of clients, possibly thousands: only the visible rows are rendered, and the page
 * scrolls.
 */
export const ClientBaseList = memo(function ClientBaseList({
  clients,
  next,
}: {
  clients: readonly User[]
  /** By client id. */
  next: ReadonlyMap<string, Session>
}): ReactNode {
  const list = useRef<HTMLUListElement>(null)
  const [top, setTop] = useState(0)
  // The virtualizer measures all rows again when this function changes, and there may be thousands.
  const getItemKey = useCallback((index: number) => clients[index]?.id ?? index, [clients])
  const rows = useWindowVirtualizer({
    count: clients.length,
    estimateSize: () => ROW,
    getItemKey,
    measureElement: reportedHeight,
    overscan: 1,
    scrollMargin: top,
  })
  // Elements above the list may appear and disappear.
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
              // By index: while the person types, existing rows are reused for other clients.
              <Row
                key={index}
                rows={rows}
                client={client}
                next={next.get(client.id)}
                index={index}
                count={clients.length}
                offset={start - top}
              />
            )
          )
        })}
      </ul>
    </div>
  )
})
