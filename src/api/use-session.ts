import { useSyncExternalStore } from 'react'

import type { AuthSession } from '#src/domain/auth-flow.ts'

import { onSessionChange, readSession } from './auth-session.ts'

/** The auth session, followed across tabs. */
export const useSession = (): AuthSession => useSyncExternalStore(onSessionChange, readSession)
