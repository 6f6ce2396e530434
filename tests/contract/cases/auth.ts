import type { Answer } from '../http-exchange.ts'
import {
  about,
  completed,
  confirm,
  newCode,
  newcomer,
  newPhone,
  registration,
  signUp,
  startRegistration,
  tryCode,
  wrongCode,
  type Person,
} from '../registered-people.ts'
import type { TwoPairs } from '../two-pairs.ts'
import { behaviour, type Cases, later, unknown, withSample } from './common-cases.ts'

/** A little longer than a code is valid, and longer than the permission to set a password is. */
const CODE_IS_OVER = 6
const PERMISSION_IS_OVER = 16

/** Repeats until the lock; the number of attempts is up to the server. */
async function untilLocked(attempt: () => Promise<Answer>): Promise<Answer> {
  for (let left = 20; left > 0; left -= 1) {
    const answer = await attempt()
    if (answer.status === 429) return answer
  }
  return attempt()
}

const RESET = 'password_reset'

async function startReset({ api }: TwoPairs, { phone }: Pick<Person, 'phone'>): Promise<string> {
  const init = { body: { phone } }
  return (await api.ask(null, 'POST /v1/auth/reset_password/start', init)).verification_id
}

const completeReset = ({ api }: TwoPairs, verification_id: string): Promise<Answer> =>
  api.attempt(null, 'POST /v1/auth/reset_password/complete', {
    body: { verification_id, password: 'Reset2027!' },
  })

/** A person locked out by wrong codes, and the verification of these. */
async function lockedOut(pairs: TwoPairs) {
  const { phone } = await signUp(pairs.api, 'client')
  const id = await startReset(pairs, { phone })
  const code = wrongCode(await newCode(pairs.api, id, RESET))
  const locked = await untilLocked(() => tryCode(pairs.api, id, RESET, code))
  return { phone, verification_id: id, locked }
}

/** @param body the body of a registration with a phone that is registered already */
const registrationStart = (body: typeof newcomer) => ({
  409: withSample(null, ({ coach }) => ({ body: body('coach', coach.phone) })),
})

export const auth: Cases = {
  'POST /v1/auth/registration/start': registrationStart(registration),
  'POST /v1/auth/register': registrationStart(newcomer),

  'POST /v1/auth/registration/complete': {
    403: behaviour(async ({ api }, operation) => {
      const verification_id = await startRegistration(api, 'client', newPhone())
      return api.send(null, operation, { body: { verification_id } }, 'conforming')
    }),
    409: behaviour(async ({ api }, operation) => {
      const verification_id = await startRegistration(api, 'client', newPhone())
      await confirm(api, verification_id, 'registration')
      await completed(api, verification_id)
      return api.send(null, operation, { body: { verification_id } }, 'conforming')
    }),
  },

  'POST /v1/auth/login': {
    401: withSample(null, ({ otherClient: { phone } }) => ({ body: { phone, password: 'wrong' } })),
    404: withSample(null, () => ({ body: { phone: newPhone(), password: 'wrong' } })),
    429: behaviour(async ({ api }) => {
      const { phone } = await signUp(api, 'client')
      const init = { body: { phone, password: 'wrong' } }
      return untilLocked(() => api.attempt(null, 'POST /v1/auth/login', init))
    }),
  },

  'POST /v1/auth/login/refresh': { 401: unknown(null) },

  'POST /v1/auth/otp/send': {
    429: behaviour(async (pairs, operation) => {
      const body = about((await lockedOut(pairs)).verification_id, RESET)
      return pairs.api.send(null, operation, { body }, 'conforming')
    }),
  },

  'POST /v1/auth/otp/resend': {
    429: behaviour(async (pairs) => {
      const init = { body: { verification_id: await startReset(pairs, pairs.otherClient) } }
      return untilLocked(() => pairs.api.attempt(null, 'POST /v1/auth/otp/resend', init))
    }),
  },

  'POST /v1/auth/otp/verify': {
    400: behaviour(async (pairs) => {
      const id = await startReset(pairs, pairs.otherClient)
      return tryCode(pairs.api, id, RESET, wrongCode(await newCode(pairs.api, id, RESET)))
    }),
    403: unknown(null),
    410: later(CODE_IS_OVER, async (pairs, wait) => {
      const id = await startReset(pairs, pairs.otherClient)
      const code = await newCode(pairs.api, id, RESET)
      await wait()
      return tryCode(pairs.api, id, RESET, code)
    }),
    429: behaviour(async (pairs) => (await lockedOut(pairs)).locked),
  },

  'POST /v1/auth/reset_password/start': {
    404: withSample(null, () => ({ body: { phone: newPhone() } })),
    429: behaviour(async (pairs, operation) => {
      const { phone } = await lockedOut(pairs)
      return pairs.api.send(null, operation, { body: { phone } }, 'conforming')
    }),
  },

  'POST /v1/auth/reset_password/complete': {
    401: behaviour(async (pairs) => {
      const id = await startReset(pairs, await signUp(pairs.api, 'client'))
      await confirm(pairs.api, id, RESET)
      await completeReset(pairs, id)
      return completeReset(pairs, id)
    }),
    403: behaviour(async (pairs) =>
      completeReset(pairs, await startReset(pairs, pairs.otherClient)),
    ),
    410: later(PERMISSION_IS_OVER, async (pairs, wait) => {
      const id = await startReset(pairs, pairs.otherClient)
      await confirm(pairs.api, id, RESET)
      await wait()
      return completeReset(pairs, id)
    }),
  },
}
