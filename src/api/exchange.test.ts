import { describe, expectTypeOf, it } from 'vitest'

import type { Catalogue } from '#src/errors/message.ts'

import type { Init } from './exchange.ts'
import type { ImageOperation } from './image-answer.ts'
import type { send, sendEmpty } from './send.ts'

// Checked by the type checker: these fail in `tsc`, not while they run.
describe('what a call sends', () => {
  it('is what the contract demands', () => {
    type GetUser = Init<'GET /v1/users/{id}'>
    expectTypeOf<{ path: { id: string } }>().toExtend<GetUser>()
    expectTypeOf<{ path: { id: string }; signal: AbortSignal }>().toExtend<GetUser>()
    expectTypeOf<object>().not.toExtend<GetUser>()
    expectTypeOf<{ path: { id: number } }>().not.toExtend<GetUser>()
    expectTypeOf<{ path: { id: string }; body: object }>().not.toExtend<GetUser>()
    expectTypeOf<{ path: { id: string }; query: { skip: number } }>().not.toExtend<GetUser>()
  })

  it('has the body of the operation', () => {
    type Login = Init<'POST /v1/auth/login'>
    expectTypeOf<{ body: { phone: string; password: string } }>().toExtend<Login>()
    expectTypeOf<{ body: { phone: string } }>().not.toExtend<Login>()
    expectTypeOf<{ body: { image: Blob } }>().toExtend<Init<'POST /v1/users/me/image'>>()
    expectTypeOf<{ body: { image: string } }>().not.toExtend<Init<'POST /v1/users/me/image'>>()
  })

  it('leaves out what the contract lets out', () => {
    expectTypeOf<{}>().toExtend<Init<'GET /v1/users/me'>>()
    expectTypeOf<{}>().toExtend<Init<'GET /v1/programs/exercises'>>()
    expectTypeOf<{ query: { skip: number } }>().toExtend<Init<'GET /v1/programs/exercises'>>()
    expectTypeOf<{}>().not.toExtend<Init<'POST /v1/auth/login/refresh'>>()
  })
})

it('each operation has the one way to be called', () => {
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
})

it('a documented failure without a text is no catalogue', () => {
  type GetMe = Catalogue<'GET /v1/users/me'>
  expectTypeOf<{ 'GET /v1/users/me': Record<401 | 500 | 'other', string> }>().toExtend<GetMe>()
  expectTypeOf<{ 'GET /v1/users/me': Record<401 | 'other', string> }>().not.toExtend<GetMe>()
  expectTypeOf<{ 'GET /v1/users/me': Record<401 | 500, string> }>().not.toExtend<GetMe>()
})
