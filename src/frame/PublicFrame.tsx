import { Button } from '@mantine/core'
import { Link, useLocation } from '@tanstack/react-router'
import type { ReactNode } from 'react'

import { useSession } from '#src/api/session.ts'
import { isSignedIn } from '#src/domain/auth-flow.ts'

import { Brand } from './Brand.tsx'
import { Main } from './Main.tsx'
import { OfflineStrip } from './OfflineStrip.tsx'

import classes from './PublicFrame.module.css'

/** The frame of the screens without a menu (product §2 «Menus»): the logo and one link. */
export function PublicFrame({
  action,
  children,
}: {
  /** Shown to the right of the logo. By default a link to the home screen, or to the login. */
  action?: ReactNode
  children: ReactNode
}): ReactNode {
  return (
    <div className={classes['frame']}>
      <header className={classes['header']}>
        <Brand />
        {action ?? <WayOn />}
      </header>
      <Main>
        <OfflineStrip />
        {children}
      </Main>
    </div>
  )
}

function WayOn(): ReactNode {
  const signedIn = isSignedIn(useSession())
  const { href } = useLocation()
  return signedIn ? (
    <Button component={Link} to="/" variant="default">
      На головну
    </Button>
  ) : (
    <Button
      variant="default"
      renderRoot={(props) => <Link {...props} to="/login" search={{ next: href }} />}
    >
      Увійти
    </Button>
  )
}
