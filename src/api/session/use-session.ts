import { useAtomValue } from 'jotai'

import type { AuthSession } from '#src/domain/auth-flow.ts'

import { sessionAtom } from './auth-session.ts'

/** The auth session, followed across tabs. */
export const useSession = (): AuthSession => useAtomValue(sessionAtom)
