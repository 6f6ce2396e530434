import { IconCalendarEvent, IconPhone } from '@tabler/icons-react'
import { Link } from '@tanstack/react-router'
import { useWindowVirtualizer, type Virtualizer } from '@tanstack/react-virtual'
import { memo, type ReactNode, useCallback, useLayoutEffect, useRef, useState } from 'react'

import type { User, Session } from '#src/api/queries.ts'
import { fullName } from '#src/domain/names.ts'
import { formatPhone } from '#src/domain/phone.ts'
import { dayText, trimSeconds } from '#src/domain/time/date-text.ts'
import { activityText, isActive } from '#src/features/clients/api.ts'
import { usePrinting } from '#src/ui/hooks/use-printing.ts'
import { Avatar, UserAvatar } from '#src/ui/pictures/Avatar.tsx'

import classes from './ClientBaseList.module.css'

/* Created once, so that typing in the search renders none of them again. */
const phoneIcon = <IconPhone size={16} aria-hidden />
const calendarIcon = <IconCalendarEvent size={16} aria-hidden />
const goalWord = <span className={classes['spoken']}>Мета: </span>
const nextWord = <span className={classes['spoken']}>Наступне тренування: </span>

/**
 * A client in the list: the row is a link to the card, the number starts a call. Most rows are not
 * rendered again while the person types.
 */
const ClientRow = memo(function ClientRow({
  client,
  next,
}: {
  client: User
  /** Their next session, if there is one within a month. */
  next: Session | undefined
}): ReactNode {
  const { id, first_name, last_name, phone, status, client_info } = client
  return (
    <article className={classes['row']} data-next={next !== undefined}>
      {/* A row without a picture has no query: there may be thousands. */}
      {client.profile_image === null ? (
        <Avatar firstName={first_name} lastName={last_name} size={44} />
      ) : (
        <UserAvatar user={client} size={44} />
      )}
      <Link to="/client/$clientId" params={{ clientId: id }} className={classes['name']}>
        {fullName(client)}
      </Link>
      <span className={classes['activity']} data-active={isActive(client)} title={status}>
        <span className={classes['word']}>{activityText(client)}</span>
      </span>
      {phone?.trim() && (
        <a href={`tel:${phone}`} className={classes['phone']}>
          {phoneIcon}
          <span className={classes['number']}>{formatPhone(phone)}</span>
        </a>
      )}
      <span className={classes['goal']}>
        {client_info?.goal && (
          <>
            {goalWord}
            {client_info.goal}
          </>
        )}
      </span>
      <span className={classes['next']}>
        {next && (
          <>
            {calendarIcon}
            {nextWord}
            {dayText(next.time_slot.date)}, {trimSeconds(next.time_slot.start_time)}
          </>
        )}
      </span>
    </article>
  )
})

const COLUMNS = ['Клієнт', 'Телефон', 'Мета', 'Наступне тренування', 'Стан']

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
  const printing = usePrinting()
  // The virtualizer measures all rows again when this function changes, and there may be thousands.
  const getItemKey = useCallback((index: number) => clients[index]?.id ?? index, [clients])
  const rows = useWindowVirtualizer({
    count: clients.length,
    estimateSize: () => ROW,
    getItemKey,
    measureElement: reportedHeight,
    overscan: printing ? clients.length : 1,
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
      {/* On a desktop. Hidden from screen readers: each row names its values. */}
      <div className={classes['columns']} aria-hidden>
        {COLUMNS.map((column) => (
          <span key={column}>{column}</span>
        ))}
      </div>
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
