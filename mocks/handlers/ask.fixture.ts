/** Calls a handler as the pipeline would, for tests. */
import { Refusal } from '#mocks/rules/refusal.ts'
import type { Operation } from '#src/api/operation.ts'

import type { Db } from '../db/db.ts'
import type { UserRow } from '../db/tables.ts'
import { NOW } from '../rules/rows.fixture.ts'
import { handlers } from './all.ts'
import type { Call, Reply } from './handler.ts'

export type Parts<Op extends Operation> = Pick<Call<Op>, 'path' | 'query' | 'body'>

export const createAsk =
  (db: Db) =>
  async <Op extends Operation>(
    operation: Op,
    visitor: UserRow | null,
    parts: Parts<Op>,
    now = NOW,
  ): Promise<Reply<Op>> =>
    handlers[operation]({
      ...parts,
      visitor,
      get me() {
        if (visitor) return visitor
        throw new Refusal(401, 'unauthorized', 'Nobody is calling')
      },
      db,
      now,
      origin: 'http://localhost',
      otpInAnswers: true,
    })
