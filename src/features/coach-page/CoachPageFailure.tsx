import { Button, Title } from '@mantine/core'
import { useQueryErrorResetBoundary } from '@tanstack/react-query'
import { Link, useRouter } from '@tanstack/react-router'
import { type ReactNode, useEffect, useTransition } from 'react'

import { DocumentTitle } from '#src/ui/DocumentTitle.tsx'
import { toast } from '#src/ui/toast.ts'

import { coachFailureText, isNoCoach } from './coach-failure.ts'

import classes from './CoachPage.module.css'

/** Why a coach's page cannot be shown; `noCoach` is what the screen says when there is no such coach. */
export function CoachPageFailure({
  error,
  noCoach,
}: {
  error: unknown
  noCoach: string
}): ReactNode {
  return isNoCoach(error) ? (
    <NoCoach text={noCoach} />
  ) : (
    <NotLoaded text={coachFailureText(error)} />
  )
}

/** There is no coach at this address. */
export function NoCoach({ text, toastText }: { text: string; toastText?: string }): ReactNode {
  useEffect(() => {
    if (toastText !== undefined) toast.error(toastText)
  }, [toastText])
  return (
    <div className={classes['notice']}>
      <DocumentTitle title="Тренера не знайдено" />
      <Title order={1} tabIndex={-1}>
        {text}
      </Title>
      <Button component={Link} to="/" variant="default">
        На головну
      </Button>
    </div>
  )
}

function NotLoaded({ text }: { text: string }): ReactNode {
  const router = useRouter()
  const { reset } = useQueryErrorResetBoundary()
  const [retrying, startRetry] = useTransition()
  useEffect(() => toast.error(text), [text])
  const retry = (): void =>
    startRetry(async () => {
      reset()
      await router.invalidate()
    })
  return (
    <div className={classes['notice']} role="alert">
      <DocumentTitle title="Помилка" />
      <Title order={1} tabIndex={-1}>
        {text}
      </Title>
      <Button onClick={retry} loading={retrying}>
        Спробувати ще раз
      </Button>
    </div>
  )
}
