#!/usr/bin/env bash
# fastify-openapi-glue 4.11.4 with fastify 5.12.8: where a contract documents the body of its 401 and
# requires a `code` in it, a call without a valid token is answered 500 with
# FST_ERR_FAILED_ERROR_SERIALIZATION. The glue throws an error without a `code`, and Fastify writes
# its own error by the contract's schema. A contract that documents no 401 gets its 401.
#
# Seen 2026-11-30 with Node 24:
#   documented: 500 FST_ERR_FAILED_ERROR_SERIALIZATION
#   not documented: 401 undefined
#
# What the product does: docs/real-server.md tells to set an error handler that writes the contract's
# form. An app that renews its tokens on a 401 would never do so.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init --yes > npm.log
npm install --silent --no-audit --no-fund fastify@5.12.8 fastify-openapi-glue@4.11.4 >> npm.log

cat > refused.mjs <<'JS'
import fastify from 'fastify'
import glue from 'fastify-openapi-glue'

const text = { type: 'string' }
const schema = { type: 'object', required: ['code', 'message'], properties: { code: text, message: text } }
const refusal = { 401: { description: 'No token.', content: { 'application/json': { schema } } } }

async function show(name, documented) {
  const get = {
    operationId: 'read',
    security: [{ bearerAuth: [] }],
    responses: { 204: { description: 'Done.' }, ...documented },
  }
  const specification = {
    openapi: '3.1.0',
    info: { title: 'Refusals', version: '1' },
    paths: { '/a': { get } },
    components: { securitySchemes: { bearerAuth: { type: 'http', scheme: 'bearer' } } },
  }
  const app = fastify()
  const bearerAuth = async () => {
    throw new Error('no token')
  }
  app.register(glue, { specification, serviceHandlers: { read: async () => {} }, securityHandlers: { bearerAuth } })
  const answer = await app.inject('/a')
  console.log(`${name}: ${answer.statusCode} ${answer.json().code}`)
}
await show('documented', refusal)
await show('not documented', {})
JS

node refused.mjs | tee output.txt
diff output.txt - <<'TXT'
documented: 500 FST_ERR_FAILED_ERROR_SERIALIZATION
not documented: 401 undefined
TXT
