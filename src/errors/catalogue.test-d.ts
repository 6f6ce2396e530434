/** The types of the error catalogue. The type checker checks them; nothing here runs. */
import { expectTypeOf } from 'vitest'

import type { Catalogue } from './catalogue.ts'

// Every failure in the contract must have a text, and there is no text for any other failure.
type GetMe = Catalogue<'GET /v1/users/me'>
type ByStatus<Status extends number> = { byStatus: Record<Status, string> }
expectTypeOf<{ 'GET /v1/users/me': string }>().toExtend<GetMe>()
expectTypeOf<{ 'GET /v1/users/me': { own: string } & ByStatus<401> }>().toExtend<GetMe>()
expectTypeOf<{ 'GET /v1/users/me': ByStatus<401 | 500> }>().not.toExtend<GetMe>()
expectTypeOf<{ 'GET /v1/users/me': { own: string } & ByStatus<404> }>().not.toExtend<GetMe>()
