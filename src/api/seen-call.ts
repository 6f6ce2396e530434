/** A call whose answer is kept, and its name among the kept answers. */
import { hashKey } from '@tanstack/react-query'
import type * as v from 'valibot'

import type { Operation } from '#src/api/operation.ts'
import { parseJson } from '#src/device/storage.ts'

/** The call of a read: who makes it, and its parameters. */
export interface SeenCall {
  owner: string
  operation: Operation
  asked: object
}

export const nameOf = ({ operation, asked }: Pick<SeenCall, 'operation' | 'asked'>): string =>
  hashKey([operation, asked])

/** The parameters in a call's name; null if it names another operation or breaks the schema. */
export function askedIn<Asked>(
  name: string,
  operation: Operation,
  schema: v.GenericSchema<unknown, Asked>,
): Asked | null {
  const start = `["${operation}",`
  return name.startsWith(start) ? parseJson(name.slice(start.length, -1), schema) : null
}
