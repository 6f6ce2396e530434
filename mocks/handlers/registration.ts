/** Registration (product §4 «Authentication», product §8 «Registration»). */
import { Refusal } from '#mocks/rules/contract-refusal.ts'

import type { Db } from '../db/db.ts'
import type { UserRow } from '../db/tables.ts'
import { found } from '../rules/access.ts'
import { removeUser } from '../rules/removal.ts'
import { permissionOf, startVerification } from '../rules/sign-in/otp.ts'
import { issueTokens } from '../rules/sign-in/tokens.ts'
import { newSlug } from '../rules/slug.ts'
import type { Call, Handlers, Reply } from './handler.ts'

const phoneTaken = (): Refusal => new Refusal(409, 'phone_taken', 'The phone is already registered')

/** Frees the phone of a registration that was never completed; 409 if it was completed. */
function freePhone(db: Db, phone: string): void {
  const user = db.users.find((row) => row.phone === phone)
  if (user?.registered) throw phoneTaken()
  if (user) removeUser(db, user)
}

/** Also the type of the start call, whose extra field `status` is always `active` and ignored. */
type StartCall = Call<'POST /v1/auth/register'>
type Started = Reply<'POST /v1/auth/registration/start'>

/** The body's user_type is used; the query only repeats it. */
const start = ({ body, db, now }: Pick<StartCall, 'body' | 'db' | 'now'>): Started => {
  freePhone(db, body.phone)
  const user = db.users.insert({
    id: crypto.randomUUID(),
    role: body.user_type,
    first_name: body.first_name,
    last_name: body.last_name,
    phone: body.phone,
    password: body.password,
    // Product §3: an empty status is the active one.
    status: '',
    gender: null,
    publicSlug: null,
    image_id: null,
    second_factor: false,
    coach_id: null,
    registered: false,
  })
  const { id } = startVerification(db, user, 'registration', now)
  return { status: 200, body: { data: { verification_id: id } } }
}

const welcome = (db: Db, user: UserRow): UserRow =>
  db.users.update(user, {
    registered: true,
    publicSlug: user.role === 'coach' ? newSlug(db, user) : null,
  })

export const registration: Handlers<'auth/register' | 'auth/registration'> = {
  'POST /v1/auth/registration/start': start,
  'POST /v1/auth/register': start,

  'POST /v1/auth/registration/complete': ({ body, db, now }) => {
    const row = db.verifications.get(body.verification_id)
    const verification = found(row?.context === 'registration' ? row : undefined, 'verification')
    const user = found(db.users.get(verification.user_id), 'user')
    if (user.registered) throw phoneTaken()
    if (!verification.verified || permissionOf(verification, now) !== 'good')
      throw new Refusal(403, 'forbidden', 'The code of this verification has not been confirmed')
    return { status: 200, body: issueTokens(db, welcome(db, user).id, now) }
  },
}
