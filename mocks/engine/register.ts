/** The types that the engine takes from the product (docs/engine.md «Types»). */
import type { Table } from './table.ts'

/** Any row of any table. */
export interface Row {
  id: string
}

/**
 * A product declares its types here, as it does for a router: `declare module
 * './engine/register.ts'`.
 */
export interface Register {}

type Registered<Name extends string, Otherwise> = Name extends keyof Register
  ? Register[Name]
  : Otherwise

/** The whole database as plain data: a list of rows for each table. */
export type Rows = Registered<'rows', Record<string, Row[]>>
/** The id of a scenario. */
export type ScenarioId = Registered<'scenario', string>
/** The people that a tester can sign in as; `guest` is not signed in. */
export type Persona = Registered<'persona', string>
/** One of them, or the id of any person. */
export type Who = Persona | (string & {})
/** What the device of a signed-in persona stores. */
export type Session = Registered<'session', object>
/** The caller: a row of the product. */
export type Caller = Registered<'caller', Row>

export type TableName = Extract<keyof Rows, string>
export type Tables = { [T in TableName]: Rows[T][number] }
export type Db = { readonly [T in TableName]: Table<Tables[T]> }
