/** The types of each operation's input. The type checker checks them; nothing here runs. */
import { expectTypeOf } from 'vitest'

import type { ImageOperation } from '../image-answer.ts'
import type { Init } from './exchange.ts'
import type { send, sendEmpty } from './send.ts'

// A call must have the parameters of the contract, and no others.
type GetUser = Init<'GET /v1/users/{id}'>
expectTypeOf<{ path: { id: string } }>().toExtend<GetUser>()
expectTypeOf<{ path: { id: string }; signal: AbortSignal }>().toExtend<GetUser>()
expectTypeOf<object>().not.toExtend<GetUser>()
expectTypeOf<{ path: { id: number } }>().not.toExtend<GetUser>()
expectTypeOf<{ path: { id: string }; body: object }>().not.toExtend<GetUser>()
expectTypeOf<{ path: { id: string }; query: { skip: number } }>().not.toExtend<GetUser>()

// A call must have the body of its operation.
type Login = Init<'POST /v1/auth/login'>
expectTypeOf<{ body: { phone: string; password: string } }>().toExtend<Login>()
expectTypeOf<{ body: { phone: string } }>().not.toExtend<Login>()
expectTypeOf<{ body: { image: Blob } }>().toExtend<Init<'POST /v1/users/me/image'>>()
expectTypeOf<{ body: { image: string } }>().not.toExtend<Init<'POST /v1/users/me/image'>>()

// Optional parameters may be left out.
expectTypeOf<{}>().toExtend<Init<'GET /v1/users/me'>>()
expectTypeOf<{}>().toExtend<Init<'GET /v1/programs/exercises'>>()
expectTypeOf<{ query: { skip: number } }>().toExtend<Init<'GET /v1/programs/exercises'>>()
expectTypeOf<{}>().not.toExtend<Init<'POST /v1/auth/login/refresh'>>()

// Each operation is accepted by exactly one function.
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
