import { IconChevronDown, IconChevronUp } from '@tabler/icons-react'
import type { ReactNode, Ref } from 'react'

import { useClient } from '#src/api/reads.ts'
import { clientName } from '#src/domain/names.ts'
import type { BookingRequest } from '#src/features/requests/rules/request-queue.ts'

import { requestLine } from './request-line.ts'

import classes from './RequestDock.module.css'

interface RequestStripProps {
  request: BookingRequest
  /** In ms. */
  now: number
  /** Whether the card is shown in its place. */
  open: boolean
  onPress: () => void
  ref: Ref<HTMLButtonElement>
}

/**
 * A request in short: one line above the tab bar of a phone, two in the rail of a low window. Over
 * an open card it is the handle that closes it.
 */
export function RequestStrip({ request, now, open, onPress, ref }: RequestStripProps): ReactNode {
  const client = useClient(request)
  return (
    <button
      ref={ref}
      type="button"
      className={classes['strip']}
      {...(open && { 'aria-label': 'Згорнути запит' })}
      onClick={onPress}
    >
      {open ? (
        <IconChevronDown size={20} aria-hidden />
      ) : (
        <>
          <span className={classes['text']}>
            <span className={classes['name']}>{clientName(client)}</span>
            <span className={classes['line']}>
              {' '}
              <span className={classes['dot']}>·</span> {requestLine(request, now)}
            </span>
          </span>
          <IconChevronUp size={18} aria-hidden />
        </>
      )}
    </button>
  )
}
