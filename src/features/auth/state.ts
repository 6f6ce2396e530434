import * as v from 'valibot'

import { tabStorage, storedAtom } from '#src/device/storage.ts'

const Typed = v.object({ first_name: v.string(), last_name: v.string(), phone: v.string() })

const NOTHING = { first_name: '', last_name: '', phone: '' }

const typed = storedAtom('registration', Typed, NOTHING, tabStorage)

/** What a visitor has typed into the registration. */
export const registrationDraft = typed.read

/**
 * Keeps it for this tab, across reloads. The password is never kept; the type is in the address.
 */
export const keepRegistration = (values: v.InferOutput<typeof Typed>): void =>
  typed.write(v.parse(Typed, values))

/**
 * Deletes it: the registration is completed, abandoned, or from an earlier visit. The next visitor
 * must not see the name.
 */
export const dropRegistration = (): void => typed.write(NOTHING)
