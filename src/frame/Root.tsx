import { Outlet } from '@tanstack/react-router'
import { type ReactNode, useLayoutEffect } from 'react'

import { Main } from '#src/frame/Main.tsx'
import { BrandMark } from '#src/ui/BrandMark.tsx'

import classes from './Root.module.css'
import shell from './Shell.module.css'

/** Wraps every screen with the skip link and the `main` that is its target. */
export function Root(): ReactNode {
  // The skeleton of the page (src/app/first-paint.tsx) has done its work, and has a `main`, too.
  useLayoutEffect(() => document.querySelector('.first-paint')?.replaceChildren(), [])
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
 * The shape of the signed-in frame around a screen that loads: it reserves the place of the menu, so
 * that nothing moves.
 */
export function ShellSkeleton({
  isTask,
  children,
}: {
  isTask: boolean
  children: ReactNode
}): ReactNode {
  return (
    <div className={shell['shell']} data-task={isTask}>
      <div className={shell['rail']} aria-hidden>
        <span className={shell['brand']}>
          <BrandMark />
        </span>
        <span className={shell['menu']}>
          <span className={shell['entry']} />
        </span>
      </div>
      <Main className={shell['main']}>{children}</Main>
    </div>
  )
}
