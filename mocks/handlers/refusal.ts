import type { components } from '#src/api/contract.gen.ts'

import { Refusal as AnyRefusal } from '../engine/refusal.ts'

/** A handler's or rule's «no», with a code that the contract has. */
export class Refusal extends AnyRefusal<components['schemas']['Error']['code']> {}
