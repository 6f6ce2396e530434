import { Outlet } from '@tanstack/react-router'
import type { ReactNode } from 'react'

import classes from './Root.module.css'

/** What is around every screen: the skip link and the `main` that it leads to. */
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
