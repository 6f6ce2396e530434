import { Button } from '@mantine/core'
import { useQueryErrorResetBoundary } from '@tanstack/react-query'
import { Link, type ErrorComponentProps, useRouter } from '@tanstack/react-router'
import { type ReactNode, useTransition } from 'react'

import { isApiError } from '#src/api/api-error.ts'
import { errorMessage } from '#src/errors/error-text.ts'
import { DocumentTitle } from '#src/ui/DocumentTitle.tsx'

import { Notice } from './Notice.tsx'

/** A screen whose data could not be loaded: says what, and tries again. */
export function FailedScreen({ error }: ErrorComponentProps): ReactNode {
  const router = useRouter()
  const { reset } = useQueryErrorResetBoundary()
  const [retrying, startRetry] = useTransition()
  const retry = (): void =>
    startRetry(async () => {
      // The screen's own code did not come: only a new page asks for it again. Drafts outlive it.
      if (!isApiError(error) && navigator.onLine) return location.reload()
      reset()
      await router.invalidate()
    })
  const { text } = errorMessage(error)
  return (
    <Notice title={text} text="Перевірте з’єднання і спробуйте ще раз." alert>
      <DocumentTitle title="Помилка" />
      <Button onClick={retry} loading={retrying}>
        Спробувати ще раз
      </Button>
      <Button component={Link} to="/" variant="subtle">
        На головну
      </Button>
    </Notice>
  )
}
