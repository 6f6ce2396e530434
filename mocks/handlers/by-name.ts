import type { Db } from '../db/db.ts'
import type { UserRow } from '../db/tables.ts'
import { handlers } from './all.ts'

/** A call whose parts the request check has just found to be what the handler's type says. */
interface CheckedCall {
  path: unknown
  query: unknown
  body: unknown
  readonly me: UserRow
  visitor: UserRow | null
  db: Db
  now: number
  origin: string
  otpInAnswers: boolean
}

interface AnyReply {
  status: number
  body?: unknown
}

// Written as a method, so that TypeScript lets every operation's handler pass for it.
interface ByName {
  [name: string]: { handle(call: CheckedCall): AnyReply | Promise<AnyReply> }['handle'] | undefined
}

const byName: ByName = handlers

/** The handler of an operation known by its name only. */
export function handlerOf(name: string): NonNullable<ByName[string]> {
  const handler = byName[name]
  if (!handler) throw new Error(`No handler for ${name}`)
  return handler
}
