import type { Answer } from '../http-exchange.ts'
import {
  confirm,
  newCode,
  newcomer,
  newPhone,
  registration,
  scopeOf,
  signUp,
  startRegistration,
  wrongCode,
  type Person,
} from '../registered-people.ts'
import type { TwoPairs } from '../two-pairs.ts'
import { behaviour, type CasesUnder, later } from './case.ts'
import { unknown } from './common-cases.ts'

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

const startReset = async ({ api }: TwoPairs, { phone }: Pick<Person, 'phone'>): Promise<string> => {
  const init = { body: { phone } }
  return (await api.ask(null, 'POST /v1/auth/reset_password/start', init)).verification_id
}

const verify = ({ api }: TwoPairs, verification_id: string, otp_code: string): Promise<Answer> =>
  api.attempt(null, 'POST /v1/auth/otp/verify', {
    body: {
      verification_id,
      otp_code,
      context: 'password_reset',
      scope: scopeOf('password_reset'),
    },
  })

const completeReset = ({ api }: TwoPairs, verification_id: string): Promise<Answer> =>
  api.attempt(null, 'POST /v1/auth/reset_password/complete', {
    body: { verification_id, password: 'Reset2027!' },
  })

/** A person locked out by wrong codes, and the verification of these. */
async function lockedOut(
  pairs: TwoPairs,
): Promise<{ phone: string; verification_id: string; locked: Answer }> {
  const { phone } = await signUp(pairs.api, 'client')
  const verification_id = await startReset(pairs, { phone })
  const code = await newCode(pairs.api, verification_id, 'password_reset')
  const locked = await untilLocked(() => verify(pairs, verification_id, wrongCode(code)))
  return { phone, verification_id, locked }
}

/** @param body the body of a registration with a phone that is registered already */
const registrationStart = (body: typeof newcomer) => ({
  409: behaviour(({ api, coach }, operation) =>
    api.send(null, operation, { body: body('coach', coach.phone) }, 'conforming'),
  ),
})

export const auth: CasesUnder<'/v1/auth'> = {
  'POST /v1/auth/registration/start': registrationStart(registration),
  'POST /v1/auth/register': registrationStart(newcomer),

  'POST /v1/auth/registration/complete': {
    403: behaviour(async ({ api }) => {
      const verification_id = await startRegistration(api, 'client', newPhone())
      const init = { body: { verification_id } }
      return api.attempt(null, 'POST /v1/auth/registration/complete', init)
    }),
    409: behaviour(async ({ api }) => {
      const verification_id = await startRegistration(api, 'client', newPhone())
      await confirm(api, verification_id, 'registration')
      const init = { body: { verification_id } }
      await api.ask(null, 'POST /v1/auth/registration/complete', init)
      return api.attempt(null, 'POST /v1/auth/registration/complete', init)
    }),
  },

  'POST /v1/auth/login': {
    401: behaviour(({ api, otherClient: { phone } }) =>
      api.attempt(null, 'POST /v1/auth/login', { body: { phone, password: 'wrong' } }),
    ),
    404: behaviour(({ api }) =>
      api.attempt(null, 'POST /v1/auth/login', { body: { phone: newPhone(), password: 'wrong' } }),
    ),
    429: behaviour(async ({ api }) => {
      const { phone } = await signUp(api, 'client')
      const init = { body: { phone, password: 'wrong' } }
      return untilLocked(() => api.attempt(null, 'POST /v1/auth/login', init))
    }),
  },

  'POST /v1/auth/login/refresh': { 401: unknown(null) },

  'POST /v1/auth/otp/send': {
    429: behaviour(async (pairs) => {
      const { verification_id } = await lockedOut(pairs)
      return pairs.api.attempt(null, 'POST /v1/auth/otp/send', {
        body: { verification_id, scope: 'otp', context: 'password_reset' },
      })
    }),
  },

  'POST /v1/auth/otp/resend': {
    429: behaviour(async (pairs) => {
      const verification_id = await startReset(pairs, pairs.otherClient)
      const init = { body: { verification_id } }
      return untilLocked(() => pairs.api.attempt(null, 'POST /v1/auth/otp/resend', init))
    }),
  },

  'POST /v1/auth/otp/verify': {
    400: behaviour(async (pairs) => {
      const verification_id = await startReset(pairs, pairs.otherClient)
      const code = await newCode(pairs.api, verification_id, 'password_reset')
      return verify(pairs, verification_id, wrongCode(code))
    }),
    403: unknown(null),
    410: later(CODE_IS_OVER, async (pairs, wait) => {
      const verification_id = await startReset(pairs, pairs.otherClient)
      const code = await newCode(pairs.api, verification_id, 'password_reset')
      await wait()
      return verify(pairs, verification_id, code)
    }),
    429: behaviour(async (pairs) => (await lockedOut(pairs)).locked),
  },

  'POST /v1/auth/reset_password/start': {
    404: behaviour(({ api }) =>
      api.attempt(null, 'POST /v1/auth/reset_password/start', { body: { phone: newPhone() } }),
    ),
    429: behaviour(async (pairs) => {
      const { phone } = await lockedOut(pairs)
      return pairs.api.attempt(null, 'POST /v1/auth/reset_password/start', { body: { phone } })
    }),
  },

  'POST /v1/auth/reset_password/complete': {
    401: behaviour(async (pairs) => {
      const verification_id = await startReset(pairs, await signUp(pairs.api, 'client'))
      await confirm(pairs.api, verification_id, 'password_reset')
      await completeReset(pairs, verification_id)
      return completeReset(pairs, verification_id)
    }),
    403: behaviour(async (pairs) =>
      completeReset(pairs, await startReset(pairs, pairs.otherClient)),
    ),
    410: later(PERMISSION_IS_OVER, async (pairs, wait) => {
      const verification_id = await startReset(pairs, pairs.otherClient)
      await confirm(pairs.api, verification_id, 'password_reset')
      await wait()
      return completeReset(pairs, verification_id)
    }),
  },
}
