/** The types of each operation's input. The type checker checks them; nothing here runs. */
import { expectTypeOf } from 'vitest'

import { call, Created, type ImageOperation, type Init } from './client.ts'
import { Tokens } from './schemas.gen.ts'

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

// Without a check nothing is read, so a read needs one; a check may read less than the contract has.
void (() => call('DELETE /v1/users/me', {}))
// @ts-expect-error a read without a check
void (() => call('GET /v1/users/me', {}))
// @ts-expect-error a check of something that the operation does not answer
void (() => call('GET /v1/users/me', {}, Tokens))
// @ts-expect-error a check of an answer without a body
void (() => call('DELETE /v1/users/me', {}, Created))
void (() =>
  call(
    'POST /v1/calendar/schedules',
    { body: { work_day: 0, start_time: '10:00', end_time: '12:00' } },
    Created,
  ))
expectTypeOf<ImageOperation>().toEqualTypeOf<
  | 'GET /v1/users/{id}/image'
  | 'GET /v1/coaches/certifications/{id}/image'
  | 'GET /v1/clients/{id}/client_info/image'
  | 'GET /v1/programs/exercises/{id}/image'
>()
