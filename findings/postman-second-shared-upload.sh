#!/usr/bin/env bash
# openapi-to-postmanv2 6.3.3: two operations that share a multipart body by `$ref`
# (`#/components/requestBodies/…`, valid OpenAPI) get different requests: in the first one the field
# of `format: binary` is a file, in every later one it is a text, whose value is "<binary>". Nothing
# is reported. With the body written out in both operations both are files.
#
# Seen 2026-11-30 with Node 24:
#   shared:  file, text
#   written: file, file
#
# What the product does: openapi/contract.gen.json has every body in its operation
# (openapi/generate/inlined.ts), and `npm run contract:tools` counts the files.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init --yes > npm.log
npm install --silent --no-audit --no-fund openapi-to-postmanv2@6.3.3 >> npm.log

cat > upload.cjs <<'JS'
const converter = require('openapi-to-postmanv2')

const image = { type: 'string', format: 'binary' }
const schema = { type: 'object', properties: { image } }
const Image = { content: { 'multipart/form-data': { schema } } }
const responses = { 204: { description: 'Done.' } }

function show(name, requestBody, components) {
  const paths = { '/a': { post: { requestBody, responses } }, '/b': { post: { requestBody, responses } } }
  const data = JSON.stringify({ openapi: '3.1.0', info: { title: 'Pictures', version: '1' }, paths, components })
  converter.convert({ type: 'string', data }, {}, (error, { output }) => {
    const requests = (list) => list.flatMap(({ item, request }) => (item ? requests(item) : request))
    const types = requests(output[0].data.item).map(({ body }) => body.formdata[0].type)
    console.log(`${`${name}:`.padEnd(8)} ${types.join(', ')}`)
  })
}
show('shared', { $ref: '#/components/requestBodies/Image' }, { requestBodies: { Image } })
show('written', Image, {})
JS

node upload.cjs | tee output.txt
diff output.txt - <<'TXT'
shared:  file, text
written: file, file
TXT
