import { Outlet } from '@tanstack/react-router'
import type { ReactNode } from 'react'

import classes from './Root.module.css'

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
