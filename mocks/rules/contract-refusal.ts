import type { components } from '#src/api/contract.gen.ts'

import { Refusal as AnyRefusal } from '../engine/refusal.ts'

/** Thrown by a handler or rule, with a code of the contract. */
export class Refusal extends AnyRefusal<components['schemas']['Error']['code']> {}
