import { Button } from '@mantine/core'
import type { ReactNode } from 'react'

import { useClient } from '#src/api/reads.ts'
import { clientName } from '#src/domain/names.ts'
import { failureText } from '#src/errors/error-text.ts'
import type { BookingRequest } from '#src/features/requests/rules/request-queue.ts'
import { FailureText } from '#src/ui/FailureText.tsx'
import { useFocusAfterCall } from '#src/ui/hooks/focus.ts'

import { CancelButton } from './CancelButton.tsx'
import type { RequestCall } from './use-request-answer.ts'

import classes from './RequestActions.module.css'

interface RequestActionsProps {
  request: BookingRequest
  call: RequestCall
  /** The id of the element with the client's name. */
  who: string
  /** Whether the request has just appeared: presses are ignored then. */
  settling: boolean
}

/** The two answers to a request, and why the last attempt failed. */
export function RequestActions({
  request,
  call: { answer, pending, error },
  who,
  settling,
}: RequestActionsProps): ReactNode {
  const client = useClient(request)
  const confirm = useFocusAfterCall(pending === 'verified')
  return (
    <>
      <FailureText size="sm">{error && failureText(error)}</FailureText>
      <div className={classes['actions']}>
        <CancelButton
          name={clientName(client)}
          pending={pending === 'cancelled'}
          disabled={pending === 'verified'}
          onCancel={() => answer('cancelled')}
        />
        <Button
          ref={confirm}
          aria-describedby={who}
          loading={pending === 'verified'}
          disabled={pending === 'cancelled'}
          // The second press of a double click is ignored: it would answer the next request.
          onClick={({ detail }) => {
            if (!settling && detail <= 1) answer('verified')
          }}
        >
          Підтвердити
        </Button>
      </div>
    </>
  )
}
