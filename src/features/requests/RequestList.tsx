import { Button } from '@mantine/core'
import { IconCircleCheck } from '@tabler/icons-react'
import { useSetAtom } from 'jotai'
import type { ReactNode } from 'react'

import { kyivNow } from '#src/domain/time/kyiv-time.ts'
import { isStrayPress, useSettling } from '#src/ui/hooks/focus.ts'
import { useFocusAfter } from '#src/ui/hooks/use-focus-after.ts'
import { Dialog, DialogActions } from '#src/ui/overlays/Dialog.tsx'
import { requestListAtom } from '#src/ui/overlays/overlay-atoms.ts'
import { EmptyState } from '#src/ui/states/States.tsx'

import { RequestAge, RequestBody } from './RequestPopup.tsx'
import { useRequests } from './requests.ts'

import classes from './RequestList.module.css'

/** All requests without an answer, deferred ones included (decision 51), over any screen. */
export function RequestList({ opened }: { opened: boolean }): ReactNode {
  const open = useSetAtom(requestListAtom)
  return (
    <Dialog opened={opened} onClose={() => open(false)} title="Запити на тренування">
      <Requests />
    </Dialog>
  )
}

function Requests(): ReactNode {
  const open = useSetAtom(requestListAtom)
  const { requests, deferred, now, defer, close } = useRequests()
  const settling = useSettling(requests.map(({ id }) => id).join(' '))

  // The pressed button is removed with its request.
  const list = useFocusAfter<HTMLUListElement>(requests.length)
  if (requests.length === 0)
    return (
      <EmptyState
        icon={<IconCircleCheck aria-hidden />}
        title="Запитів без відповіді немає"
        text="Нові запити з’являться тут і на кожному екрані."
      />
    )
  return (
    <div className="u-settling" data-settling={settling || undefined}>
      <ul ref={list} tabIndex={-1} aria-label="Запити" className={classes['list']}>
        {requests.map((request) => {
          const deferredUntil = deferred[request.id] ?? 0
          return (
            <li key={request.id} className={classes['request']}>
              <RequestBody request={request} now={now} onAnswered={() => close(request.id)}>
                <span className={classes['age']}>
                  {deferredUntil > now ? (
                    `нагадаємо о ${kyivNow(deferredUntil).time}`
                  ) : (
                    <RequestAge createdAt={Date.parse(request.created_at)} />
                  )}
                </span>
              </RequestBody>
            </li>
          )
        })}
      </ul>
      <div className={classes['foot']}>
        <DialogActions>
          <Button
            variant="default"
            px="xs"
            classNames={{ label: classes['all'] ?? '' }}
            onClick={(press) => {
              if (isStrayPress(press)) return
              defer(requests.map(({ id }) => id))
              open(false)
            }}
          >
            Нагадати про всі через 10 хвилин
          </Button>
        </DialogActions>
      </div>
    </div>
  )
}
