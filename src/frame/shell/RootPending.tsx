import type { ReactNode } from 'react'

import { readSession } from '#src/api/session.ts'
import { isSignedIn } from '#src/domain/auth-flow.ts'

import { ShellSkeleton } from './ShellSkeleton.tsx'

/**
 * Shown until the first screen is ready. The forms before signing in load nothing that needs a
 * skeleton.
 */
export function RootPending(): ReactNode {
  return isSignedIn(readSession()) ? <ShellSkeleton /> : null
}
