/** Access and refresh tokens: issued in pairs, opaque, kept until they are used up or revoked. */
import type { Db } from '#mocks/db/db.ts'
import type { TokenPair, TokenRow } from '#mocks/db/hidden-rows.ts'
import type { UserRow } from '#mocks/db/tables.ts'
import { Refusal } from '#mocks/rules/contract-refusal.ts'

type Kind = TokenRow['kind']

const LIFE = { access: 30 * 60_000, refresh: 30 * 24 * 3_600_000 }

/** How long after its use a refresh token may be sent again. */
const REUSE = 10_000

const randomToken = (): string => (crypto.randomUUID() + crypto.randomUUID()).replaceAll('-', '')

/**
 * A new pair for a user; the kinds in `expired` are expired from the start (scenario `expired`).
 */
export function issueTokens(
  db: Db,
  userId: string,
  now: number,
  expired: readonly Kind[] = [],
): TokenPair {
  const issue = (kind: Kind): string =>
    db.tokens.insert({
      id: randomToken(),
      kind,
      user_id: userId,
      expires_at: expired.includes(kind) ? now : now + LIFE[kind],
    }).id
  return { access_token: issue('access'), refresh_token: issue('refresh') }
}

function read(db: Db, token: string, kind: Kind, now: number): { row: TokenRow; user: UserRow } {
  const row = db.tokens.get(token)
  const user = row?.kind === kind ? db.users.get(row.user_id) : undefined
  if (!row || !user) throw new Refusal(401, 'unauthorized', `Unknown ${kind} token`)
  if (row.expires_at <= now) throw new Refusal(401, 'token_expired', `The ${kind} token is over`)
  return { row, user }
}

/** The user of an access token; refuses with 401 `unauthorized` or `token_expired`. */
export const readAccess = (db: Db, token: string, now: number): UserRow =>
  read(db, token, 'access', now).user

const isForgotten = ({ used }: TokenRow, now: number): boolean =>
  used !== undefined && used.at + REUSE <= now

/**
 * Exchanges a refresh token for a new pair; other tokens of the user stay. One that was used a few
 * seconds ago returns the newest pair that came from it: the page was reloaded before the answer
 * arrived, or another tab sent it, too. Refuses with 401.
 */
export function refreshPair(db: Db, token: string, now: number): TokenPair {
  db.tokens.removeWhere((one) => isForgotten(one, now))
  const { row, user } = read(db, token, 'refresh', now)
  let newest: TokenPair | undefined
  for (let used = row.used; used; used = db.tokens.get(used.pair.refresh_token)?.used)
    newest = used.pair
  if (newest) return newest
  const pair = issueTokens(db, user.id, now)
  db.tokens.update(row, { used: { at: now, pair } })
  return pair
}

/** Ends all sign-ins of a user. */
export const revokeTokens = (db: Db, userId: string): void =>
  db.tokens.removeWhere((row) => row.user_id === userId)

/** The real server decides when its own token expires. */
const NEVER = Number.MAX_SAFE_INTEGER

/** Assigns a token of the real server to a user here. */
export const adoptToken = (db: Db, token: string, userId: string): TokenRow =>
  db.tokens.insert({ id: token, kind: 'access', user_id: userId, expires_at: NEVER })

/** Deletes a token that the real server refuses; it cannot refuse one that was issued here. */
export function forgetAdopted(db: Db, token: string): void {
  if (db.tokens.get(token)?.expires_at === NEVER) db.tokens.remove(token)
}
