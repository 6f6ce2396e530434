import type { ReactNode } from 'react'

import { LoadingScreen, SkeletonBlock } from '#src/ui/LoadingScreen.tsx'

import { PAGE_SIZE } from '../programs.ts'

import classes from './LibraryScreen.module.css'

/** The library's shape while it loads. */
export function ProgramLibrarySkeleton(): ReactNode {
  return (
    <LoadingScreen>
      <SkeletonBlock height="2.75rem" />
      <div className={classes['list']}>
        {Array.from({ length: PAGE_SIZE }, (_, row) => (
          <SkeletonBlock key={row} height="3.875rem" />
        ))}
      </div>
    </LoadingScreen>
  )
}
