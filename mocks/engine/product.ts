/** The interface of a product that runs on the engine (docs/engine.md). */
import type { GenericSchema } from 'valibot'

import type { Caller, Db, Rows, ScenarioId, Session, TableName, Tables, Who } from './register.ts'
import type { WallClock } from './wall-time.ts'

/** A call whose parts have passed the request check. */
interface CheckedCall {
  path: unknown
  query: unknown
  body: unknown
  /** The caller; answers 401 if there is none. */
  readonly me: Caller
  /** The caller, or null for a visitor of a public operation. */
  visitor: Caller | null
  db: Db
  /** Milliseconds of the mock's clock. */
  now: number
  /** The origin that the API is reached at. */
  origin: string
  /** Whether answers may carry the one-time code. */
  otpInAnswers: boolean
}

/** The result of a handler. */
export interface Reply {
  status: number
  body?: unknown
}

/** A handler for each operation of a tag, by `METHOD path`. */
export interface Handlers {
  // Declared as a method, so that TypeScript accepts a handler with the types of its operation.
  [operation: string]: { handle(call: CheckedCall): Reply | Promise<Reply> }['handle'] | undefined
}

export type RowSchemas = { [T in TableName]: GenericSchema<unknown, Tables[T][]> }

/** What is masked in rows besides passwords, codes and tokens. */
export interface Secrets {
  /** The table whose ids are secrets; their first characters serve as keys. */
  idsOf: TableName
  /** Fields of a table that contain a secret under another name. */
  fields: { readonly [T in TableName]?: readonly string[] }
  /** Fields that the log masks and a table shows. */
  shown: readonly string[]
}

/** The tables of the database. */
export interface ProductTables {
  names: readonly TableName[]
  create: (rows: Rows) => Db
  rowsOf: (db: Db) => Rows
  empty: () => Rows
  /** The schemas of the rows. Loaded for the first file or edit. */
  loadSchemas: () => Promise<RowSchemas>
  secrets: Secrets
}

/** A scenario in the panel. */
export interface ScenarioTitle {
  id: ScenarioId
  title: string
  /** What it is for. */
  purpose: string
}

export interface Sms {
  id: string
  phone: string
  text: string
  code: string
  /** Milliseconds of the mock's clock. */
  sent_at: number
}

/** The tokens of the product. */
export interface Access {
  /** @throws Refusal for a token that is unknown or expired */
  callerOf: (db: Db, token: string, now: number) => Caller
  /** Signs somebody in; null for the guest. */
  signIn: (db: Db, who: Who, scenario: ScenarioId, now: number) => Session | null
  /** The tokens of a real server beside the mock. */
  foreign: {
    /** The path of the call that says whose a token is. */
    me: string
    isKnown: (db: Db, token: string) => boolean
    /** Adds the person in the answer of `me` to the tables; false if it is not a person. */
    loadAdopt: () => Promise<(db: Db, token: string, person: unknown) => boolean>
    /** Deletes a token that the server refuses. */
    forget: (db: Db, token: string) => void
  }
}

/** The product behind the API, in the page with the mock inside or in the process that runs it. */
export interface Product {
  /** The name of the mock's storage in a browser. */
  name: string
  /** The beginning of the path of all calls: `/v1/`. The next segment is the operation's tag. */
  prefix: string
  tables: ProductTables
  scenarios: {
    /** The scenario that a mock starts with. */
    first: ScenarioId
    /** `clock` is the wall time at which the scenario's clock starts. */
    facts: Readonly<Record<ScenarioId, { id: ScenarioId; clock: string }>>
    /** Loads the texts that only the panel shows. */
    loadTitles: () => Promise<ScenarioTitle[]>
    loadRows: (id: ScenarioId) => Promise<Rows>
  }
  /** Loads the handlers of a tag's operations, at their first call. */
  loadHandlers: (tag: string) => Promise<Handlers>
  access: Access
  /** Makes the changes that time alone causes; runs before each call. */
  passTime: (db: Db, now: number) => void
  /** Each message that was sent to a phone, oldest first. */
  inbox: (db: Db) => Sms[]
  /** JSON that does not match the answer of any operation. */
  brokenBody: string
  instantOf: WallClock['instantOf']
}
