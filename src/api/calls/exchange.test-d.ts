/** The types of each operation's input. The type checker checks them; nothing here runs. */
import { expectTypeOf } from 'vitest'

import type { Catalogue } from '#src/errors/catalogue-types.ts'

import type { ImageOperation } from '../image-answer.ts'
import type { Init } from './exchange.ts'
import type { send, sendEmpty } from './send.ts'

// A call sends what the contract requires, and no more.
type GetUser = Init<'GET /v1/users/{id}'>
expectTypeOf<{ path: { id: string } }>().toExtend<GetUser>()
expectTypeOf<{ path: { id: string }; signal: AbortSignal }>().toExtend<GetUser>()
expectTypeOf<object>().not.toExtend<GetUser>()
expectTypeOf<{ path: { id: number } }>().not.toExtend<GetUser>()
expectTypeOf<{ path: { id: string }; body: object }>().not.toExtend<GetUser>()
expectTypeOf<{ path: { id: string }; query: { skip: number } }>().not.toExtend<GetUser>()

// It has the body of its operation.
type Login = Init<'POST /v1/auth/login'>
expectTypeOf<{ body: { phone: string; password: string } }>().toExtend<Login>()
expectTypeOf<{ body: { phone: string } }>().not.toExtend<Login>()
expectTypeOf<{ body: { image: Blob } }>().toExtend<Init<'POST /v1/users/me/image'>>()
expectTypeOf<{ body: { image: string } }>().not.toExtend<Init<'POST /v1/users/me/image'>>()

// It may leave out what the contract does not require.
expectTypeOf<{}>().toExtend<Init<'GET /v1/users/me'>>()
expectTypeOf<{}>().toExtend<Init<'GET /v1/programs/exercises'>>()
expectTypeOf<{ query: { skip: number } }>().toExtend<Init<'GET /v1/programs/exercises'>>()
expectTypeOf<{}>().not.toExtend<Init<'POST /v1/auth/login/refresh'>>()

// Each operation can be called in one way.
type Sendable = Parameters<typeof send>[0]
expectTypeOf<'DELETE /v1/users/me'>().not.toExtend<Sendable>()
expectTypeOf<'DELETE /v1/users/me'>().toExtend<Parameters<typeof sendEmpty>[0]>()
expectTypeOf<'GET /v1/users/me'>().toExtend<Sendable>()
expectTypeOf<'GET /v1/users/me'>().not.toExtend<Parameters<typeof sendEmpty>[0]>()
expectTypeOf<ImageOperation>().toEqualTypeOf<
  | 'GET /v1/users/{id}/image'
  | 'GET /v1/coaches/certifications/{id}/image'
  | 'GET /v1/clients/{id}/client_info/image'
  | 'GET /v1/programs/exercises/{id}/image'
>()

// Every failure of the contract has a text, and no text is for a failure that is not in the
// contract.
type GetMe = Catalogue<'GET /v1/users/me'>
type ByStatus<Status extends number> = { byStatus: Record<Status, string> }
expectTypeOf<{ 'GET /v1/users/me': string }>().toExtend<GetMe>()
expectTypeOf<{ 'GET /v1/users/me': { own: string } & ByStatus<401> }>().toExtend<GetMe>()
expectTypeOf<{ 'GET /v1/users/me': ByStatus<401 | 500> }>().not.toExtend<GetMe>()
expectTypeOf<{ 'GET /v1/users/me': { own: string } & ByStatus<404> }>().not.toExtend<GetMe>()
