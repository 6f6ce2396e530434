/** What the engine is given of the product on it (docs/engine.md). */
import type { GenericSchema } from 'valibot'

import type {
  Caller,
  Db,
  Persona,
  Rows,
  ScenarioId,
  Session,
  TableName,
  Tables,
} from './register.ts'
import type { WallClock } from './wall-time.ts'

/** A call whose parts the request check has found to be what the contract says. */
interface CheckedCall {
  path: unknown
  query: unknown
  body: unknown
  /** Who is calling; answers 401 where nobody is. */
  readonly me: Caller
  /** Who is calling, or null for a visitor of a public operation. */
  visitor: Caller | null
  db: Db
  /** Milliseconds of the mock's clock. */
  now: number
  /** The origin that the API is reached at. */
  origin: string
  /** Whether answers may carry the one-time code. */
  otpInAnswers: boolean
}

/** What a handler answers. */
export interface Reply {
  status: number
  body?: unknown
}

/** A handler for each operation, by `METHOD path`. */
export interface Handlers {
  // Written as a method, so that TypeScript lets a handler with the types of its operation pass for it.
  [operation: string]: { handle(call: CheckedCall): Reply | Promise<Reply> }['handle'] | undefined
}

export type RowSchemas = { [T in TableName]: GenericSchema<unknown, Tables[T][]> }

/** What of rows is masked beside passwords, codes and tokens. */
export interface Secrets {
  /** The table whose ids are secrets: the first characters name a row of it. */
  idsOf: TableName
  /** Fields of a table that hold a secret under another name. */
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
  /** What rows must look like. Loaded for the first file or edit. */
  loadSchemas: () => Promise<RowSchemas>
  secrets: Secrets
}

/** A scenario as the panel offers it. */
export interface ScenarioFacts {
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

/** Whose tokens there are. */
export interface Access {
  /** @throws Refusal for a token that is unknown or over */
  callerOf: (db: Db, token: string, now: number) => Caller
  /** Signs a persona in; null for the guest. */
  signIn: (db: Db, persona: Persona, scenario: ScenarioId, now: number) => Session | null
  /** The tokens of a real server beside the mock. */
  foreign: {
    /** The path that says whose a token is. */
    me: string
    isKnown: (db: Db, token: string) => boolean
    /** Loads what takes the person that `me` has answered into the tables: false for what is no person. */
    loadAdopt: () => Promise<(db: Db, token: string, person: unknown) => boolean>
    /** Forgets a token that the server refuses. */
    forget: (db: Db, token: string) => void
  }
}

/** The product behind the API: of the page with the mock inside, or of the process that runs it. */
export interface Product {
  /** What the mock's storage in a browser is called. */
  name: string
  /** The path that all calls begin with: `/v1/`. */
  prefix: string
  tables: ProductTables
  scenarios: {
    /** The one that a mock begins with. */
    first: ScenarioId
    /** `clock` is the wall time at which the scenario's clock starts. */
    facts: Readonly<Record<ScenarioId, ScenarioFacts & { clock: string }>>
    loadRows: (id: ScenarioId) => Promise<Rows>
  }
  handlers: Handlers
  access: Access
  /** Does what time alone does to the database; runs before each call. */
  passTime: (db: Db, now: number) => void
  /** Each message that was sent to a phone, oldest first. */
  inbox: (db: Db) => Sms[]
  /** JSON that no operation promises. */
  brokenBody: string
  instantOf: WallClock['instantOf']
}
