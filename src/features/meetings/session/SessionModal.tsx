import { Button, Text } from '@mantine/core'
import { IconBarbell, IconPhone } from '@tabler/icons-react'
import { useQuery, useSuspenseQuery } from '@tanstack/react-query'
import { type ReactNode, useState } from 'react'

import { type StatusChange, statusChangeMutation } from '#src/api/changed.ts'
import { meOptions, sessionOptions, useClient } from '#src/api/queries.ts'
import { clientName } from '#src/domain/names.ts'
import { formatPhone } from '#src/domain/phone.ts'
import { fromSessionExercises } from '#src/domain/sets.ts'
import { dayText, timeRange } from '#src/domain/time/date-text.ts'
import { SESSION_RENEWED } from '#src/errors/messages.ts'
import { programTitleOf } from '#src/errors/program-title.ts'
import {
  ClientNotes,
  editorLink,
  MeetingLinks,
  planText,
  WhoAndWhen,
} from '#src/features/meetings/SessionParts.tsx'
import { failureNote, FailureText } from '#src/ui/FailureText.tsx'
import { useSharedMutation } from '#src/ui/forms/use-single-mutation.ts'
import { LinkButton } from '#src/ui/LinkButton.tsx'
import { SkeletonBlock } from '#src/ui/LoadingScreen.tsx'
import { ConfirmDialog, Dialog } from '#src/ui/overlays/Dialog.tsx'
import { toast } from '#src/ui/overlays/toast.ts'
import { FailedQuery } from '#src/ui/states/States.tsx'

import classes from './SessionModal.module.css'

/**
 * The global session modal (product §2). It is unmounted when it closes, so that later answers change
 * nothing on the screen.
 */
export function SessionModal({ id, onClose }: { id: string; onClose: () => void }): ReactNode {
  const [cancelling, setCancelling] = useState(false)
  const { data: me } = useSuspenseQuery(meOptions())
  const query = useQuery(sessionOptions(id))
  const { data: session } = query
  const isCoach = me.role === 'coach'
  const client = useClient(session, isCoach)
  const plan = fromSessionExercises(session?.session_exercises ?? [])
  const editor = session && editorLink(session, isCoach)

  const { call, isPending: pending, ...change } = useSharedMutation(statusChangeMutation(id))
  const error = failureNote(change.error)
  const setStatus = (status: StatusChange): void =>
    call(status, {
      onSuccess: () => {
        toast.success(SESSION_RENEWED)
        onClose()
      },
    })
  return (
    <>
      <Dialog
        opened={!cancelling}
        onClose={onClose}
        busy={pending}
        title="Тренування"
        step={query.status}
      >
        {session ? (
          <div className="u-column">
            <WhoAndWhen session={session} withClient={isCoach} />
            {isCoach && <ClientNotes clientId={session.client_id} />}
            {isCoach && client?.phone?.trim() && (
              <div className="u-line">
                <IconPhone size={20} color="var(--pulse-muted)" aria-hidden />
                <a href={`tel:${client.phone}`} className={classes['phone']}>
                  {formatPhone(client.phone)}
                </a>
              </div>
            )}
            <div className="u-line">
              <IconBarbell size={20} color="var(--pulse-muted)" aria-hidden />
              <div>
                <Text fw={600}>{programTitleOf(session)}</Text>
                <Text c="dimmed" size="sm">
                  {plan.length > 0 ? planText(plan) : 'План ще порожній'}
                </Text>
              </div>
            </div>
            <FailureText>{error}</FailureText>
            {isCoach && session.status === 'unverified' && (
              <Button loading={pending} onClick={() => setStatus('verified')}>
                Підтвердити
              </Button>
            )}
            <div className={classes['links']}>
              <LinkButton variant="default" to="/session/$sessionId" params={{ sessionId: id }}>
                Деталі
              </LinkButton>
              {editor && (
                <LinkButton variant="default" {...editor}>
                  Редагувати
                </LinkButton>
              )}
              {isCoach && <MeetingLinks session={session} />}
            </div>
            {isCoach && (session.status === 'unverified' || session.status === 'verified') && (
              <Button
                variant="subtle"
                c="var(--mantine-color-error)"
                onClick={() => setCancelling(true)}
              >
                Скасувати тренування
              </Button>
            )}
          </div>
        ) : query.isError ? (
          <FailedQuery query={query} />
        ) : (
          <SkeletonBlock height="14rem" />
        )}
      </Dialog>
      {session && (
        <ConfirmDialog
          opened={cancelling}
          title="Скасувати тренування?"
          text={`${clientName(client)}, ${dayText(session.time_slot.date)}, ${timeRange(session.time_slot.start_time, session.time_slot.end_time)}. Цей час знову стане вільним.`}
          cancelLabel="Повернутись"
          confirmLabel="Так, скасувати"
          pending={pending}
          error={error}
          onCancel={() => setCancelling(false)}
          onConfirm={() => setStatus('cancelled')}
        />
      )}
    </>
  )
}
