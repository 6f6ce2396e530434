#!/usr/bin/env bash
# @tanstack/query-core 5.108.0: what `hydrate` writes into a query that is being read, because it is
# newer than the cache, is lost when that read is cancelled: the query has its older data again, or
# none. `cancelQueries` does so, the first step of an optimistic update, and so does the last screen of
# the query when it is left, if the query function takes the `signal`. What `setQueryData` writes at the
# same moment stays.
#
# Seen 2026-12-01 with Node 24 and 20:
#   hydrate, cancelled: newer, then older
#   hydrate, left: newer, then older
#   setQueryData, cancelled: newer, then newer
#   setQueryData, left: newer, then newer
#
# What the product does: it shows what was last seen by `query.setState`, as `hydrate` does, and reads it
# from the device again with the next read (src/api/last-seen.ts).
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init --yes > npm.log
npm install --silent --no-audit --no-fund @tanstack/query-core@5.108.0 >> npm.log

cat > undone.mjs <<'JS'
import { dehydrate, hydrate, QueryClient, QueryObserver } from '@tanstack/query-core'

const queryKey = ['sessions']
const server = new QueryClient()
server.setQueryData(queryKey, 'newer', { updatedAt: 2000 })
const page = JSON.stringify(dehydrate(server))

const writes = {
  hydrate: (client) => hydrate(client, JSON.parse(page)),
  setQueryData: (client) => client.setQueryData(queryKey, 'newer', { updatedAt: 2000 }),
}
const ends = {
  cancelled: (client) => client.cancelQueries({ queryKey }),
  left: (_, leave) => leave(),
}
// An answer that is under way until the read is cancelled.
const queryFn = ({ signal }) =>
  new Promise((_, reject) => signal.addEventListener('abort', () => reject(signal.reason)))

for (const [write, byWriting] of Object.entries(writes))
  for (const [end, byEnding] of Object.entries(ends)) {
    const client = new QueryClient()
    client.setQueryData(queryKey, 'older', { updatedAt: 1000 })
    const leave = new QueryObserver(client, { queryKey, queryFn }).subscribe(() => {})
    byWriting(client)
    const before = client.getQueryData(queryKey)
    await byEnding(client, leave)
    console.log(`${write}, ${end}: ${before}, then ${client.getQueryData(queryKey)}`)
  }
JS

node undone.mjs | tee output.txt
diff output.txt - <<'TXT'
hydrate, cancelled: newer, then older
hydrate, left: newer, then older
setQueryData, cancelled: newer, then newer
setQueryData, left: newer, then newer
TXT
