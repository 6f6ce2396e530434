#!/usr/bin/env bash
# @redocly/cli 2.77.0: in a configurable rule, the assertion `const` passes where the property is not
# there at all. A rule «each schema of an object has `additionalProperties: false`», written as
# `const: false`, is green for a contract in which somebody has left the line out, which is the usual
# mistake; only `additionalProperties: true` is reported. Beside `defined: true` both are.
#
# Seen 2026-11-30 with Node 24:
#   const: /components/schemas/Open/additionalProperties
#   const, defined: /components/schemas/Open/additionalProperties,
#     /components/schemas/Without/additionalProperties
#
# What the product does: each such rule of openapi/redocly.yaml has `defined: true` as well, and each
# was seen red on a contract without the property.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init --yes > npm.log
npm install --silent --no-audit --no-fund @redocly/cli@2.77.0 >> npm.log

cat > api.yaml <<'YAML'
openapi: 3.1.0
info: { title: Three objects, version: '1' }
paths: {}
components:
  schemas:
    Closed: { type: object, additionalProperties: false }
    Open: { type: object, additionalProperties: true }
    Without: { type: object }
YAML

places() {
  cat > redocly.yaml <<YAML
rules:
  rule/closed:
    subject: { type: Schema, property: additionalProperties }
    assertions: { $1 }
    severity: error
YAML
  npx redocly lint api.yaml --config redocly.yaml --format json 2> lint.log > lint.json || true
  node -e "
    const { problems } = JSON.parse(require('fs').readFileSync('lint.json', 'utf8'))
    console.log(problems.map(({ location }) => location[0].pointer.slice(1)).sort().join(', '))"
}

alone=$(places 'const: false')
beside=$(places 'defined: true, const: false')
echo "const: $alone"
echo "const, defined: $beside"
open=/components/schemas/Open/additionalProperties
[ "$alone" = "$open" ] && [ "$beside" = "$open, /components/schemas/Without/additionalProperties" ]
