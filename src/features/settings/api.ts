import { mutationOptions } from '@tanstack/react-query'

import { call } from '#src/api/client.ts'
import { logOut } from '#src/api/log-out.ts'
import { ACCOUNT_DELETED } from '#src/errors/messages.ts'

/** Deletes the signed-in person's account, and logs them out, whatever screen is shown by then. */
export const accountDeletionMutation = mutationOptions({
  mutationFn: (_userId: string) => call('DELETE /v1/users/me', {}),
  onSuccess: (_, userId) => logOut(userId, '/register', ACCOUNT_DELETED),
})
