/** A person of the real server beside the mock (docs/real-server.md) in the mock's tables. */
import * as v from 'valibot'

import type { Db } from '#mocks/db/db.ts'
import type { UserRow } from '#mocks/db/tables.ts'
import { Role } from '#src/api/schemas.gen.ts'

import { adoptToken } from './tokens.ts'

/** The fields of a person that the mock needs; the server's answer may lack the others. */
const Person = v.object({
  id: v.pipe(v.string(), v.minLength(1), v.maxLength(100)),
  role: Role,
  first_name: v.fallback(v.string(), ''),
  last_name: v.fallback(v.string(), ''),
  phone: v.fallback(v.string(), ''),
  status: v.fallback(v.string(), ''),
  gender: v.fallback(v.nullable(v.picklist(['woman', 'man'])), null),
  publicSlug: v.fallback(v.nullable(v.string()), null),
})

/** Assigns the token to the person in the server's answer; false if that is not a person. */
export function adopt(db: Db, token: string, answered: unknown): boolean {
  const { success, output } = v.safeParse(Person, answered)
  if (!success) return false
  if (!db.users.get(output.id)) addUser(db, output)
  adoptToken(db, token, output.id)
  return true
}

/** They cannot sign in here; the real server does that. */
const addUser = (db: Db, person: v.InferOutput<typeof Person>): UserRow =>
  db.users.insert({
    ...person,
    password: crypto.randomUUID(),
    image_id: null,
    second_factor: false,
    coach_id: null,
    registered: true,
  })
