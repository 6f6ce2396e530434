import * as v from 'valibot'

import { keptValue } from '#src/device/kept-value.ts'

const RegistrationDraft = v.object({
  first_name: v.string(),
  last_name: v.string(),
  phone: v.string(),
  user_type: v.picklist(['coach', 'client']),
})

/** What was typed into a registration until it is completed; the password is not kept. */
export const registrationDraft = keptValue(
  'registration-draft',
  v.nullable(RegistrationDraft),
  null,
)
