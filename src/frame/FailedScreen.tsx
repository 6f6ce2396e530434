import { Button } from '@mantine/core'
import { Link, type ErrorComponentProps, useLocation, useRouter } from '@tanstack/react-router'
import type { ReactNode } from 'react'

import { isApiError } from '#src/api/operation.ts'
import { failureAdvice, failureText } from '#src/errors/error-text.ts'
import { DocumentTitle } from '#src/ui/DocumentTitle.tsx'
import { useScreenRetry } from '#src/ui/hooks/use-screen-retry.ts'

import { MessagePage } from './MessagePage.tsx'

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
