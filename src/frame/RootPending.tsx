import type { ReactNode } from 'react'

import { readSession } from '#src/api/session/auth-session.ts'
import { isSignedIn } from '#src/domain/auth-flow.ts'

import { ShellSkeleton } from './shell/ShellSkeleton.tsx'

/** Until the first screen is there. The forms before signing in load nothing worth a skeleton. */
export function RootPending(): ReactNode {
  return isSignedIn(readSession()) ? <ShellSkeleton /> : null
}
