import { Outlet } from '@tanstack/react-router'
import type { ReactNode } from 'react'

import { readAuth } from '#src/api/auth.ts'
import { isSignedIn } from '#src/domain/auth-flow.ts'
import { Main } from '#src/frame/Main.tsx'
import { BrandMark } from '#src/ui/BrandMark.tsx'
import { LoadingScreen } from '#src/ui/LoadingScreen.tsx'

import classes from './Root.module.css'
import shell from './Shell.module.css'

/** Wraps every screen with the skip link and the `main` that is its target. */
export function Root(): ReactNode {
  return (
    <>
      <a href="#main" className={classes['skip']}>
        Перейти до вмісту
      </a>
      <Outlet />
    </>
  )
}

/**
 * The frame's shape while the first screen loads: it reserves the place of the menu, so that
 * nothing moves.
 */
export function ShellSkeleton(): ReactNode {
  return (
    <div className={shell['shell']}>
      <div className={shell['rail']} aria-hidden>
        <span className={shell['brand']}>
          <BrandMark />
        </span>
        <span className={shell['menu']}>
          <span className={shell['entry']} />
        </span>
      </div>
      <Main className={shell['main']}>
        <LoadingScreen />
      </Main>
    </div>
  )
}

/**
 * Shown until the first screen is ready. The forms before signing in load nothing that needs a
 * skeleton.
 */
export function RootPending(): ReactNode {
  return isSignedIn(readAuth()) ? <ShellSkeleton /> : null
}
