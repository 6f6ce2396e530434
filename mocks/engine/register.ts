/** The types that the engine takes over from the product on it (docs/engine.md «Types»). */
import type { Table } from './table.ts'

/** Any row of any table. */
export interface Row {
  id: string
}

/** Where a product declares its types, as a router does: `declare module './engine/register.ts'`. */
export interface Register {}

type Registered<Name extends string, Otherwise> = Name extends keyof Register
  ? Register[Name]
  : Otherwise

/** The whole database as plain data: a list of rows for each table. */
export type Rows = Registered<'rows', Record<string, Row[]>>
/** The id of a scenario. */
export type ScenarioId = Registered<'scenario', string>
/** Whom a tester can be signed in as; `guest` is nobody. */
export type Persona = Registered<'persona', string>
/** What a signed-in device holds of a persona. */
export type Session = Registered<'session', object>
/** Who makes a call: a row of the product's. */
export type Caller = Registered<'caller', Row>

export type TableName = Extract<keyof Rows, string>
export type Tables = { [T in TableName]: Rows[T][number] }
export type Db = { readonly [T in TableName]: Table<Tables[T]> }
