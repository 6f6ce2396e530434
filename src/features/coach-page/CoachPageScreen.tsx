import { Button, Text, Title } from '@mantine/core'
import { useSuspenseQuery } from '@tanstack/react-query'
import { getRouteApi, Link } from '@tanstack/react-router'
import { type ReactNode, useEffect } from 'react'

import { readAuth } from '#src/api/auth.ts'
import { type ApiError, isApiError } from '#src/api/operation.ts'
import { userOptions } from '#src/api/queries.ts'
import { isSignedIn } from '#src/domain/auth-flow.ts'
import { fullName } from '#src/domain/names.ts'
import { failureAdvice, failureText } from '#src/errors/error-text.ts'
import { coachNotLoaded, SOMETHING_WRONG } from '#src/errors/messages.ts'
import { DocumentTitle } from '#src/ui/DocumentTitle.tsx'
import { useScreenRetry } from '#src/ui/hooks/use-screen-retry.ts'
import { SkeletonBlock } from '#src/ui/LoadingScreen.tsx'
import { toast } from '#src/ui/overlays/toast.ts'

import { infoOf, statusText } from './coach-info.ts'
import { CoachProfile, CoachSections } from './CoachProfile.tsx'

import classes from './CoachPage.module.css'

const route = getRouteApi('/_public/coach/$id')

/** The id of the page's free hours. */
const TIMES = 'times'

/** A coach's public page (product §2 «/coach/{id}»), with the booking beside it. */
export function CoachPageScreen({ booking }: { booking: ReactNode }): ReactNode {
  const { id } = route.useParams()
  const { data: coach } = useSuspenseQuery(userOptions(id))
  const description = `${fullName(coach)}, ${statusText(coach)}. ${infoOf(coach).bio}`.slice(0, 300)
  // For search engines and messengers, until the screen is left.
  useEffect(() => {
    const meta = document.querySelector('meta[name="description"]')
    const before = meta?.getAttribute('content') ?? ''
    meta?.setAttribute('content', description)
    return () => meta?.setAttribute('content', before)
  }, [description])
  if (coach.role !== 'coach') return <NoCoach text="Тренера не знайдено." />
  return (
    <div className={classes['page']}>
      <DocumentTitle title={`${fullName(coach)}, персональний тренер`} />
      <div className={classes['profile']}>
        <CoachProfile
          coach={coach}
          action={
            <Button
              component="a"
              href={`#${TIMES}`}
              hiddenFrom="md"
              style={{ justifySelf: 'stretch' }}
            >
              Записатися
            </Button>
          }
        />
      </div>
      <div id={TIMES} className={classes['booking']}>
        {booking}
      </div>
      <div className={classes['sections']}>
        <CoachSections coach={coach} />
      </div>
    </div>
  )
}

/** The shape of a coach's public page while it loads. */
export function CoachPageSkeleton(): ReactNode {
  return (
    <div className={classes['page']} aria-busy>
      <div className={classes['profile']}>
        <Text role="status" c="dimmed" my="md">
          Завантаження даних тренера…
        </Text>
        <SkeletonBlock height="18rem" />
      </div>
      <div className={classes['booking']}>
        <SkeletonBlock height="24rem" />
      </div>
      <div className={classes['sections']}>
        <SkeletonBlock height={['10rem', '7rem']} />
      </div>
    </div>
  )
}

interface CoachPageFailureProps {
  error: unknown
  /** The screen's text if there is no such coach. */
  noCoach: string
}

/** Why a coach's page cannot be shown. */
export function CoachPageFailure({ error, noCoach }: CoachPageFailureProps): ReactNode {
  if (!isNoCoach(error)) return <NotLoaded error={error} />
  return <NoCoach text={noCoach} advice={noCoachAdvice(error)} />
}

interface NoCoachProps {
  text: string
  advice?: string | undefined
  toastText?: string
}

/** There is no coach at this address. */
export function NoCoach({ text, advice, toastText }: NoCoachProps): ReactNode {
  useEffect(() => {
    if (toastText !== undefined) toast.error(toastText)
  }, [toastText])
  return (
    <Notice title="Тренера не знайдено" text={text}>
      {advice && <Text c="dimmed">{advice}</Text>}
    </Notice>
  )
}

function NotLoaded({ error }: { error: unknown }): ReactNode {
  const { retry, retrying } = useScreenRetry(error)
  const text = coachFailureText(error)
  useEffect(() => toast.error(text), [text])
  return (
    <Notice title="Помилка" text={text} role="alert">
      <Button onClick={retry} loading={retrying}>
        Спробувати ще раз
      </Button>
    </Notice>
  )
}

interface NoticeProps {
  title: string
  text: string
  role?: 'alert'
  children: ReactNode
}

/** What is shown in place of a coach's page. */
const Notice = ({ title, text, role, children }: NoticeProps): ReactNode => (
  <div className={classes['notice']} role={role}>
    <DocumentTitle title={title} />
    <Title order={1} tabIndex={-1}>
      {text}
    </Title>
    {children}
    <Button component={Link} to="/" variant="default">
      На головну
    </Button>
  </div>
)

/** Whether there is no coach at this address: nobody, or a client, whose page is not public. */
export function isNoCoach(error: unknown): boolean {
  if (!isApiError(error)) return false
  const { status } = error
  return status === 404 || status === 403 || (status === 401 && !isSignedIn(readAuth()))
}

/**
 * The address of a coach as it is published: a link that was typed, that ended a sentence in a
 * messenger, or that was counted there may have capitals, a full stop or parameters without a `?`.
 */
export const asPublished = (id: string): string =>
  id.toLowerCase().replace(/(?:&.*|[\s.,;:!?…)\]»”"']+)$/, '')

/**
 * What is said where there is no coach, so that a 403 differs from a 404 (decision 79). Nothing for
 * the 401 of a visitor, who can only leave.
 */
export const noCoachAdvice = (error: unknown): string | undefined =>
  isApiError(error) && error.status !== 401 ? failureAdvice(error) : undefined

/**
 * What the public coach page shows when it could not be loaded (product §8 «Public coach page»).
 */
export function coachFailureText(error: unknown): string {
  return coachNotLoaded(isApiError(error) ? reasonOf(error) : SOMETHING_WRONG)
}

function reasonOf(error: ApiError): string {
  const { reason, status } = error
  if (reason === 'network') return 'немає з’єднання'
  if (reason === 'timeout') return 'сервер не відповів вчасно'
  if (reason === 'malformed') return 'сервер відповів незрозуміло'
  if (reason === 'status') return `сервер відповів помилкою ${status}`
  return failureText(error)
}
