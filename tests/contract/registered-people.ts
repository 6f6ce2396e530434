/** People that the suite registers, so that it needs no existing data on the server. */
import type { components } from '#src/api/contract.gen.ts'

import type { Api } from './checked-calls.ts'
import type { Answer } from './http-exchange.ts'

type Schemas = components['schemas']
type Role = Schemas['Role']
type Context = Schemas['AuthContext']

export interface Person {
  id: string
  phone: string
  password: string
  token: string
  refreshToken: string
}

export const newPhone = (): string => {
  const [random = 0] = crypto.getRandomValues(new Uint32Array(1))
  return `+38099${String(random % 10_000_000).padStart(7, '0')}`
}

export const newcomer = (user_type: Role, phone: string): Schemas['RegisterRequest'] => ({
  first_name: "Дар'я",
  last_name: 'Їжакевич',
  phone,
  password: 'Contract2027!',
  user_type,
})

export const registration = (user_type: Role, phone: string): Schemas['RegistrationRequest'] => ({
  ...newcomer(user_type, phone),
  status: 'active',
})

/** The code that was just sent: from the answer, or from the mock's inbox. */
export async function codeIn(api: Api, { otp_code }: Schemas['OtpSent']): Promise<string> {
  const code = otp_code ?? (await api.server.control?.sms())?.at(-1)?.code
  if (code === undefined) throw new Error('The server must put otp_code into its answers')
  return code
}

/** What a call about a code says of its verification. */
export const about = (verification_id: string, context: Context) => ({
  verification_id,
  context,
  scope: context === 'registration' ? ('verification' as const) : ('otp' as const),
})

export async function newCode(api: Api, id: string, context: Context): Promise<string> {
  const body = about(id, context)
  return codeIn(api, await api.ask(null, 'POST /v1/auth/otp/send', { body }))
}

export const tryCode = (api: Api, id: string, context: Context, otp_code: string) =>
  api.attempt(null, 'POST /v1/auth/otp/verify', { body: { ...about(id, context), otp_code } })

export async function confirm(api: Api, id: string, context: Context): Promise<Answer> {
  return tryCode(api, id, context, await newCode(api, id, context))
}

export const completed = (api: Api, verification_id: string): Promise<Schemas['Tokens']> =>
  api.ask(null, 'POST /v1/auth/registration/complete', { body: { verification_id } })

export const wrongCode = (code: string): string => (code === '0000' ? '0001' : '0000')

export async function startRegistration(api: Api, role: Role, phone: string): Promise<string> {
  const init = { query: { user_type: role }, body: registration(role, phone) }
  const { data } = await api.ask(null, 'POST /v1/auth/registration/start', init)
  return data.verification_id
}

/** A registered person, signed in. */
export async function signUp(api: Api, role: Role): Promise<Person> {
  const phone = newPhone()
  const verification_id = await startRegistration(api, role, phone)
  await confirm(api, verification_id, 'registration')
  const { password } = registration(role, phone)
  return personOf(api, { phone, password }, await completed(api, verification_id))
}

export async function personOf(
  api: Api,
  { phone, password }: Pick<Person, 'phone' | 'password'>,
  { access_token, refresh_token }: Schemas['Tokens'],
): Promise<Person> {
  const { id } = await api.me({ token: access_token })
  return { id, phone, password, token: access_token, refreshToken: refresh_token }
}
