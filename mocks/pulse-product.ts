/** Our tables, handlers, scenarios and access, as the engine's `Product`. */
import { facts, loadRows } from 'virtual:scenarios'

import { createDb, rowsOf } from './db/db.ts'
import { emptyRows, type Rows as OwnRows, TABLE_NAMES, type UserRow } from './db/tables.ts'
import type { Product } from './engine/product.ts'
import { DATABASE, FIRST_SCENARIO } from './first-state.ts'
import { loadHandlers } from './handlers/all.ts'
import { PREFIX } from './prefix.ts'
import { annulOverdue } from './rules/annulment.ts'
import { instantOf } from './rules/kyiv.ts'
import { forgetAdopted, readAccess } from './rules/sign-in/tokens.ts'
import { signIn, type PersonaSession } from './scenarios/persona-sign-in.ts'
import type { Persona as OwnPersona, ScenarioId as OwnScenario } from './scenarios/scenario.ts'

// Aliases, because inside the declaration the names of these types mean the engine's own types.
declare module './engine/register.ts' {
  interface Register {
    rows: OwnRows
    scenario: OwnScenario
    persona: OwnPersona
    session: PersonaSession
    caller: UserRow
  }
}

export const product: Product = {
  name: DATABASE,
  prefix: PREFIX,
  tables: {
    names: TABLE_NAMES,
    create: createDb,
    rowsOf,
    empty: emptyRows,
    loadSchemas: async () => (await import('./db/row-schemas.ts')).rowSchemas,
    secrets: {
      idsOf: 'tokens',
      // The text of an SMS contains its code.
      fields: { sms: ['text'], tokens: ['used'] },
      // The phone is what people are searched by; the log masks it, because it is copied into
      // reports.
      shown: ['phone'],
    },
  },
  scenarios: {
    first: FIRST_SCENARIO,
    facts,
    loadTitles: async () => (await import('virtual:scenario-titles')).titles,
    loadRows,
  },
  loadHandlers,
  access: {
    callerOf: readAccess,
    signIn,
    foreign: {
      me: '/v1/users/me',
      isKnown: (db, token) => db.tokens.get(token) !== undefined,
      loadAdopt: async () => (await import('./rules/sign-in/adopted.ts')).adopt,
      forget: forgetAdopted,
    },
  },
  passTime: annulOverdue,
  inbox: (db) => db.sms.all(),
  // The answers of the code calls are not listed: their key `code` is masked already.
  brokenBody: '{"unexpected":true,"otp_code":7}',
  instantOf,
}
