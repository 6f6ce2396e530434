/**
 * Not in `api.ts`: that file loads with the other forms, once this one is shown. The visitor needs
 * time to type, so the file can load later.
 */
import { mutationOptions } from '@tanstack/react-query'

import type { components } from '#src/api/contract.gen.ts'

import { beginCall } from './flow.ts'

export const loginMutation = mutationOptions({
  mutationFn: async (sent: components['schemas']['LoginRequest']) => {
    // Read the session when the button is pressed, not after the code has loaded.
    const call = beginCall()
    const { logIn } = await import('./api.ts')
    return logIn(sent, call)
  },
})
