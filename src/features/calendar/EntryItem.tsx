import { VisuallyHidden } from '@mantine/core'
import { IconClock, IconPlus } from '@tabler/icons-react'
import { Link } from '@tanstack/react-router'
import { useSetAtom } from 'jotai'
import type { ReactNode } from 'react'

import '@mantine/core/styles/VisuallyHidden.css'

import type { Session } from '#src/api/session-reads.ts'
import { useClient } from '#src/api/use-client.ts'
import { clientName } from '#src/domain/full-name.ts'
import { timeRange } from '#src/domain/time/date-text.ts'
import { programTitleOf } from '#src/errors/program-title.ts'
import { useNearViewport } from '#src/ui/hooks/use-near-viewport.ts'
import { sessionModalAtom } from '#src/ui/overlays/session-modal-atom.ts'

import type { Entry } from './day-entries.ts'

import classes from './EntryItem.module.css'

interface EntryItemProps {
  entry: Entry
  date: string
  /** Whether its start is past; a free slot cannot be booked then. */
  started: boolean
  /** Whether it is over. */
  over: boolean
}

/** A card, an open request, a free slot or a cancelled session, with its text and its action. */
export function EntryItem({ entry, date, started, over }: EntryItemProps): ReactNode {
  const openSession = useSetAtom(sessionModalAtom)
  const time = <time className={classes['time']}>{timeRange(entry.start, entry.end)}</time>
  if (entry.kind === 'meeting') {
    const { session } = entry
    return (
      <button
        type="button"
        className={classes['entry']}
        data-kind="meeting"
        data-over={over}
        onClick={() => openSession(session.id)}
      >
        {time}
        <span className={classes['name']}>
          <Client session={session} />
        </span>
        <span className={classes['program']}>
          <span className={classes['title']}>{programTitleOf(session)}</span>
        </span>
        <VisuallyHidden>підтверджено</VisuallyHidden>
      </button>
    )
  }
  if (entry.kind === 'request') {
    return (
      <button
        type="button"
        className={classes['entry']}
        data-kind="request"
        onClick={() => openSession(entry.session.id)}
      >
        {time}
        <span className={classes['name']}>
          <Client session={entry.session} />
        </span>
        <span className={classes['note']}>
          <IconClock size={14} aria-hidden />
          Очікує підтвердження
        </span>
      </button>
    )
  }
  const cancelled = entry.cancelled.map((session) => (
    <span key={session.id} className={classes['cancelled']}>
      <s>
        <Client session={session} />
      </s>{' '}
      скасовано
    </span>
  ))
  if (entry.kind === 'gone') {
    return (
      <button type="button" className={classes['entry']} data-kind="past" aria-disabled>
        {time}
        {cancelled}
      </button>
    )
  }
  const text = (
    <>
      <span className={classes['line']}>
        {time}
        <span className={classes['note']}>
          {!started && <IconPlus size={14} aria-hidden />}
          {started ? 'порожньо' : 'вільно'}
        </span>
      </span>
      {cancelled}
    </>
  )
  // A past slot can get the focus like the others of the day, but is not a link.
  if (started) {
    return (
      <button type="button" className={classes['entry']} data-kind="past" aria-disabled>
        {text}
      </button>
    )
  }
  return (
    <Link
      to="/add-meeting"
      search={{ date, slot: entry.slotId }}
      className={classes['entry']}
      data-kind="free"
    >
      {text}
    </Link>
  )
}

/**
 * The client's name. If the session does not have it, it is requested once it is near the viewport.
 */
function Client({ session }: { session: Session }): ReactNode {
  const [ref, near] = useNearViewport()
  const client = useClient(session, near)
  return session.client ? clientName(session.client) : <span ref={ref}>{clientName(client)}</span>
}
