import { Button, ActionIcon } from '@mantine/core'
import { IconSettings } from '@tabler/icons-react'
import { Link, useLocation } from '@tanstack/react-router'
import type { ReactNode } from 'react'

import { useAuth } from '#src/api/auth.ts'
import { isSignedIn } from '#src/domain/auth-flow.ts'
import { Main } from '#src/frame/Main.tsx'
import { OfflineStrip } from '#src/frame/OfflineStrip.tsx'

import { Brand } from './Main.tsx'

import '@mantine/core/styles/ActionIcon.css'
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
  const signedIn = isSignedIn(useAuth())
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

/** Where there is no menu, every user can still reach the settings (product §1). */
export function SettingsLink(): ReactNode {
  return (
    <ActionIcon component={Link} to="/settings" aria-label="Налаштування" color="ink">
      <IconSettings aria-hidden />
    </ActionIcon>
  )
}
