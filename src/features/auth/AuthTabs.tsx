import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'

import type { UserType } from '#src/domain/auth-flow.ts'

import classes from './AuthTabs.module.css'

interface AuthTabsProps {
  search: { next?: string | undefined; user_type?: UserType | undefined }
}

/** The switch between signing in and registering. It keeps the query. */
export function AuthTabs({ search }: AuthTabsProps): ReactNode {
  const tab = {
    search,
    className: classes['tab'] ?? '',
    activeOptions: { includeSearch: false },
    replace: true,
  }
  return (
    <nav className={classes['tabs']} aria-label="Вхід або реєстрація">
      <Link to="/login" {...tab}>
        Вхід
      </Link>
      <Link to="/register" {...tab}>
        Реєстрація
      </Link>
    </nav>
  )
}
