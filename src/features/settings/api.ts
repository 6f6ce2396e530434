import { mutationOptions } from '@tanstack/react-query'

import { sendEmpty } from '#src/api/calls/send.ts'

/** Deletes the signed-in person's account. */
export const accountDeletionMutation = mutationOptions({
  mutationFn: () => sendEmpty('DELETE /v1/users/me', {}),
})
