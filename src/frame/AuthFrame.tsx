import { Outlet } from '@tanstack/react-router'
import type { ReactNode } from 'react'

import { TAGLINE } from '#src/ui/product-name.ts'

import { Brand, Main } from './Main.tsx'

import classes from './AuthFrame.module.css'

/**
 * The frame of the screens before signing in: the form under the tagline, which is on a poster
 * beside it on a desktop.
 */
export function AuthFrame({ children }: { children?: ReactNode }): ReactNode {
  return (
    <div className={classes['frame']}>
      <div className={classes['side']}>
        <header className={classes['top']}>
          <Brand />
          <p className={classes['tagline']}>{TAGLINE}</p>
        </header>
        <Main className={classes['main']}>{children ?? <Outlet />}</Main>
      </div>
      <aside className={classes['poster']} aria-hidden>
        <p>{TAGLINE}</p>
        <svg viewBox="0 0 480 120" preserveAspectRatio="none" className={classes['pulse']}>
          <path d="M0 66h92l22-32 34 62 30-92 34 104 24-58 14 16h230" />
        </svg>
      </aside>
    </div>
  )
}
