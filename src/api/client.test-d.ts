/** The types of each operation's input. The type checker checks them; nothing here runs. */
import { expectTypeOf } from 'vitest'

import { call, Created, type ImageOperation, type Init } from './client.ts'
import { Tokens } from './schemas.gen.ts'

// A call must have the parameters of the contract, and no others; optional ones may be left out.
type GetUser = Init<'GET /v1/users/{id}'>
expectTypeOf<{ path: { id: string }; signal: AbortSignal }>().toExtend<GetUser>()
expectTypeOf<object>().not.toExtend<GetUser>()
expectTypeOf<{ path: { id: number } }>().not.toExtend<GetUser>()
expectTypeOf<{ path: { id: string }; body: object }>().not.toExtend<GetUser>()
expectTypeOf<{ path: { id: string }; query: { skip: number } }>().not.toExtend<GetUser>()
expectTypeOf<{}>().toExtend<Init<'GET /v1/programs/exercises'>>()
expectTypeOf<{}>().not.toExtend<Init<'POST /v1/auth/login/refresh'>>()

// A call must have the body of its operation.
expectTypeOf<{ body: { phone: string } }>().not.toExtend<Init<'POST /v1/auth/login'>>()
expectTypeOf<{ body: { image: Blob } }>().toExtend<Init<'POST /v1/users/me/image'>>()
expectTypeOf<{ body: { image: string } }>().not.toExtend<Init<'POST /v1/users/me/image'>>()

// Without a check nothing is read, so a read needs one; a check may read less than the contract has.
void (() => call('DELETE /v1/users/me', {}))
// @ts-expect-error a read without a check
void (() => call('GET /v1/users/me', {}))
// @ts-expect-error a check of something that the operation does not answer
void (() => call('GET /v1/users/me', {}, Tokens))
// @ts-expect-error a check of an answer without a body
void (() => call('DELETE /v1/users/me', {}, Created))
expectTypeOf<ImageOperation>().toEqualTypeOf<
  | 'GET /v1/users/{id}/image'
  | 'GET /v1/coaches/certifications/{id}/image'
  | 'GET /v1/clients/{id}/client_info/image'
  | 'GET /v1/programs/exercises/{id}/image'
>()
