import { Text, Title, Button } from '@mantine/core'
import { Link, type ErrorComponentProps, useLocation, useRouter } from '@tanstack/react-router'
import type { ReactNode } from 'react'

import { isApiError } from '#src/api/operation.ts'
import { failureAdvice, failureText } from '#src/errors/error-text.ts'
import { Main, useInMain } from '#src/frame/Main.tsx'
import { DocumentTitle } from '#src/ui/DocumentTitle.tsx'
import { useScreenRetry } from '#src/ui/hooks/use-screen-retry.ts'
import { LoadingScreen } from '#src/ui/LoadingScreen.tsx'

import { Brand } from './Main.tsx'

import classes from './MessagePage.module.css'

/** A whole page with one message and its actions. */
export function MessagePage({
  title,
  text,
  alert = false,
  children,
}: {
  title: string
  text: string
  /** Whether it is to be announced at once. */
  alert?: boolean
  children: ReactNode
}): ReactNode {
  const framed = useInMain()
  return (
    <Main>
      <div className={classes['home']} data-framed={framed}>
        <Brand />
      </div>
      <div className={classes['notice']} {...(alert && { role: 'alert' })}>
        <Title order={1} tabIndex={-1}>
          {title}
        </Title>
        <Text c="dimmed">{text}</Text>
        <div className={classes['actions']}>{children}</div>
      </div>
    </Main>
  )
}

/** A screen whose data could not be loaded: says what failed, and offers to try again. */
export function FailedScreen({ error }: ErrorComponentProps): ReactNode {
  const router = useRouter()
  const { retry, retrying } = useScreenRetry(error)
  const address = useLocation({ select: ({ pathname }) => pathname })
  // The failed route may be a parent; its data belongs to the requested screen.
  const [, , requested] = router.getMatchedRoutes(address)
  const own = isApiError(error)
    ? requested?.options.staticData?.failures?.[error.operation]
    : undefined
  const text = own ?? failureText(error)
  return (
    <MessagePage title={text} text={failureAdvice(error)} alert>
      <DocumentTitle title="Помилка" />
      <Button onClick={retry} loading={retrying}>
        Спробувати ще раз
      </Button>
      <Button component={Link} to="/" variant="subtle">
        На головну
      </Button>
    </MessagePage>
  )
}

/** Shown for an address that is not a screen of the product. */
export function NotFoundScreen(): ReactNode {
  return (
    <MessagePage
      title="Такої сторінки немає"
      text="Можливо, посилання застаріло або в ньому помилка."
    >
      <DocumentTitle title="Сторінку не знайдено" />
      <Button component={Link} to="/">
        На головну
      </Button>
    </MessagePage>
  )
}

/** Shown after 150 ms by every route that has no skeleton. */
export function PendingScreen(): ReactNode {
  return (
    <Main>
      <LoadingScreen />
    </Main>
  )
}
