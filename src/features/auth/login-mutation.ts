/**
 * Not in `api.ts`: that file loads with the other forms, once this one is shown. A visitor reads and
 * types first.
 */
import { mutationOptions } from '@tanstack/react-query'

import type { components } from '#src/api/contract.gen.ts'

import { beginCall } from './flow.ts'

export const loginMutation = mutationOptions({
  mutationFn: async (sent: components['schemas']['LoginRequest']) => {
    // Who is signed in is read at the press, not once the code has come.
    const call = beginCall()
    const { logIn } = await import('./api.ts')
    return logIn(sent, call)
  },
})
