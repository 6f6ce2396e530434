import { atom } from 'jotai/vanilla'

import type { UserType } from '#src/domain/auth-flow.ts'

interface RegistrationDraft {
  first_name: string
  last_name: string
  phone: string
  user_type: UserType
}

/** What was typed into a registration, for coming back from the code; the password is not kept. */
export const registrationDraftAtom = atom<RegistrationDraft | null>(null)
