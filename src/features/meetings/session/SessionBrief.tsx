import { Button, Text } from '@mantine/core'
import { IconBarbell, IconPhone } from '@tabler/icons-react'
import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'

import { type Session, useClient } from '#src/api/reads.ts'
import { formatPhone } from '#src/domain/phone.ts'
import { fromSessionExercises } from '#src/domain/sets.ts'
import { programTitleOf } from '#src/errors/program-title.ts'
import { planText } from '#src/features/meetings/plan-size.ts'
import { WhoAndWhen } from '#src/features/meetings/WhoAndWhen.tsx'
import { FailureText } from '#src/ui/FailureText.tsx'

import { editorLink } from './editor-link.ts'

import classes from './SessionBrief.module.css'

interface SessionBriefProps {
  session: Session
  isCoach: boolean
  /** Whether its status is being changed. */
  pending: boolean
  /** Why the change failed; null if it did not. */
  error: string | null
  onConfirm: () => void
  onCancel: () => void
}

/** A summary of a session, with its actions. */
export function SessionBrief({
  session,
  isCoach,
  pending,
  error,
  onConfirm,
  onCancel,
}: SessionBriefProps): ReactNode {
  const { status } = session
  const client = useClient(session, isCoach)
  const plan = fromSessionExercises(session.session_exercises)
  const editor = editorLink(session, isCoach)
  const isOpen = status === 'unverified' || status === 'verified'
  return (
    <div className={classes['brief']}>
      <WhoAndWhen session={session} withClient={isCoach} />
      {isCoach && client?.phone && (
        <div className={classes['fact']}>
          <IconPhone size={20} aria-hidden />
          <a href={`tel:${client.phone}`} className={classes['phone']}>
            {formatPhone(client.phone)}
          </a>
        </div>
      )}
      <div className={classes['fact']}>
        <IconBarbell size={20} aria-hidden />
        <div>
          <Text fw={600}>{programTitleOf(session)}</Text>
          <Text c="dimmed" size="sm">
            {plan.length > 0 ? planText(plan) : 'План ще порожній'}
          </Text>
        </div>
      </div>
      <FailureText>{error}</FailureText>
      {isCoach && status === 'unverified' && (
        <Button loading={pending} onClick={onConfirm}>
          Підтвердити
        </Button>
      )}
      <div className={classes['links']}>
        <Button
          variant="default"
          renderRoot={(props) => (
            <Link {...props} to="/session/$sessionId" params={{ sessionId: session.id }} />
          )}
        >
          Деталі
        </Button>
        {editor && (
          <Button variant="default" renderRoot={(props) => <Link {...props} {...editor} />}>
            Редагувати
          </Button>
        )}
      </div>
      {isCoach && isOpen && (
        <Button variant="subtle" c="var(--mantine-color-error)" onClick={onCancel}>
          Скасувати тренування
        </Button>
      )}
    </div>
  )
}
