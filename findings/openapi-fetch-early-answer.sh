#!/usr/bin/env bash
# openapi-fetch 0.17.0: where a middleware answers a call itself, by returning a Response from
# `onRequest` (a cache, an answer that the page has requested early), no middleware's `onResponse`
# sees that answer, not even its own. A token refresh that is written as `onResponse` for a 401, as is
# usual with this library, therefore never renews the token for such an answer: the caller gets the
# 401. The same call without an early answer is seen.
#
# Seen 2026-11-29 with Node 24 and 20:
#   fetch was called for: /late
#   onResponse saw: /late 401
#   the caller got: /early 401, /late 401
#
# What the product does: its answers that were requested before its code had loaded, the token and the
# repetition after a 401 are one `fetch` that the library calls (docs/decisions.md, decision 48).
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init --yes > npm.log
npm install --silent --no-audit --no-fund openapi-fetch@0.17.0 >> npm.log

cat > early.mjs <<'JS'
import createClient from 'openapi-fetch'

const refused = () => new Response('{"error":"expired"}', { status: 401 })
const fetched = []
const seen = []
const client = createClient({
  baseUrl: 'https://api.example',
  fetch: async (request) => {
    fetched.push(new URL(request.url).pathname)
    return refused()
  },
})
client.use({
  onRequest: ({ schemaPath }) => (schemaPath === '/early' ? refused() : undefined),
  onResponse: ({ schemaPath, response }) => {
    seen.push(`${schemaPath} ${response.status}`)
  },
})
const early = await client.GET('/early')
const late = await client.GET('/late')
console.log(`fetch was called for: ${fetched.join(', ')}`)
console.log(`onResponse saw: ${seen.join(', ')}`)
console.log(`the caller got: /early ${early.response.status}, /late ${late.response.status}`)
JS

node early.mjs | tee output.txt
diff output.txt - <<'TXT'
fetch was called for: /late
onResponse saw: /late 401
the caller got: /early 401, /late 401
TXT
