// Generated from openapi/ by openapi/generate.ts.
// Run-time checks of the answers; keys that the contract does not know are dropped.
import * as v from 'valibot'
import type { components } from './contract.gen.ts'

export const RegistrationStarted: v.GenericSchema<unknown, components['schemas']['RegistrationStarted']> = /* @__PURE__ */ v.object({
  data: v.object({
    verification_id: v.string(),
  }),
})

export const Tokens: v.GenericSchema<unknown, components['schemas']['Tokens']> = /* @__PURE__ */ v.object({
  access_token: v.pipe(v.string(), v.minLength(1)),
  refresh_token: v.pipe(v.string(), v.minLength(1)),
})

export const LoginAnswer: v.GenericSchema<unknown, components['schemas']['LoginAnswer']> = /* @__PURE__ */ v.object({
  requires_2fa: v.boolean(),
  verification_id: v.nullish(v.string(), null),
  access_token: v.nullish(v.string(), null),
  refresh_token: v.nullish(v.string(), null),
})

export const OtpCode: v.GenericSchema<unknown, components['schemas']['OtpCode']> = /* @__PURE__ */ v.pipe(v.string(), v.regex(/^\d{4}$/))

export const OtpSent: v.GenericSchema<unknown, components['schemas']['OtpSent']> = /* @__PURE__ */ v.object({
  otp_code: v.exactOptional(OtpCode),
})

export const AuthContext: v.GenericSchema<unknown, components['schemas']['AuthContext']> = /* @__PURE__ */ v.picklist(["login","registration","password_reset"])

export const OtpVerified: v.GenericSchema<unknown, components['schemas']['OtpVerified']> = /* @__PURE__ */ v.object({
  context: AuthContext,
  access_token: v.nullish(v.string(), null),
  refresh_token: v.nullish(v.string(), null),
})

export const PasswordResetStarted: v.GenericSchema<unknown, components['schemas']['PasswordResetStarted']> = /* @__PURE__ */ v.object({
  verification_id: v.string(),
})
