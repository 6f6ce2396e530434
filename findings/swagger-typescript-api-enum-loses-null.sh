#!/usr/bin/env bash
# swagger-typescript-api 13.13.0: an enumeration that may be null in the form of OpenAPI 3.1
# (`type: [string, 'null']` with null among its values) becomes a type without null, so that code which
# forgets the null compiles. Nothing is reported. The same type without `enum`, the form of 3.0
# (`nullable: true`) and `anyOf` with `type: 'null'` keep the null.
#
# Seen 2026-12-01 with Node 24 and 20:
#   text: string | null;
#   enumeration: "man" | "woman";
#   nullable: "man" | "woman" | null;
#   anyOf: "man" | "woman" | null;
#
# What the product does: its contract writes `anyOf` (openapi/schemas/users.yaml), and `npm run
# contract:tools` compiles a check of the type.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init --yes > npm.log
npm install --silent --no-audit --no-fund swagger-typescript-api@13.13.0 >> npm.log

types() {
  cat > "$1.yaml" <<YAML
openapi: $2
info: { title: Null, version: '1' }
paths: {}
components:
  schemas:
    Person:
      type: object
      required: [text, enumeration, nullable, anyOf]
      properties:
$3
YAML
  npx swagger-typescript-api generate --path "$1.yaml" --output . --name "$1.ts" > "$1.log"
  grep -E '^  (text|enumeration|nullable|anyOf): ' "$1.ts" | sed 's/^  //'
}

{
  types new 3.1.0 "
        text: { type: [string, 'null'] }
        enumeration: { type: [string, 'null'], enum: [man, woman, null] }"
  types old 3.0.3 "
        nullable: { type: string, nullable: true, enum: [man, woman, null] }"
  types both 3.1.0 "
        anyOf: { anyOf: [{ type: string, enum: [man, woman] }, { type: 'null' }] }"
} | tee output.txt
diff output.txt - <<'TXT'
text: string | null;
enumeration: "man" | "woman";
nullable: "man" | "woman" | null;
anyOf: "man" | "woman" | null;
TXT
