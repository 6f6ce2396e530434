import { Button, Text, Title } from '@mantine/core'
import { Link } from '@tanstack/react-router'
import { type ReactNode, useEffect } from 'react'

import { DocumentTitle } from '#src/ui/DocumentTitle.tsx'
import { useScreenRetry } from '#src/ui/hooks/use-screen-retry.ts'
import { toast } from '#src/ui/overlays/toast.ts'

import { coachFailureText, isNoCoach, noCoachAdvice } from './coach-failure-text.ts'

import classes from './CoachPage.module.css'

/** Why a coach's page cannot be shown; `noCoach` is the screen's text if there is no such coach. */
export function CoachPageFailure({
  error,
  noCoach,
}: {
  error: unknown
  noCoach: string
}): ReactNode {
  if (!isNoCoach(error)) return <NotLoaded error={error} />
  return <NoCoach text={noCoach} advice={noCoachAdvice(error)} />
}

/** There is no coach at this address. */
export function NoCoach({
  text,
  advice,
  toastText,
}: {
  text: string
  advice?: string | undefined
  toastText?: string
}): ReactNode {
  useEffect(() => {
    if (toastText !== undefined) toast.error(toastText)
  }, [toastText])
  return (
    <div className={classes['notice']}>
      <DocumentTitle title="Тренера не знайдено" />
      <Title order={1} tabIndex={-1}>
        {text}
      </Title>
      {advice && <Text c="dimmed">{advice}</Text>}
      <Button component={Link} to="/" variant="default">
        На головну
      </Button>
    </div>
  )
}

function NotLoaded({ error }: { error: unknown }): ReactNode {
  const { retry, retrying } = useScreenRetry(error)
  const text = coachFailureText(error)
  useEffect(() => toast.error(text), [text])
  return (
    <div className={classes['notice']} role="alert">
      <DocumentTitle title="Помилка" />
      <Title order={1} tabIndex={-1}>
        {text}
      </Title>
      <Button onClick={retry} loading={retrying}>
        Спробувати ще раз
      </Button>
      <Button component={Link} to="/" variant="default">
        На головну
      </Button>
    </div>
  )
}
