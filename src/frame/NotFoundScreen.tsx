import { Button } from '@mantine/core'
import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'

import { DocumentTitle } from '#src/ui/DocumentTitle.tsx'

import { MessagePage } from './MessagePage.tsx'

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
