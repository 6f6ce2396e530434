#!/usr/bin/env bash
# ical-generator 10.2.0: an event makes an id of its own by `crypto.randomUUID` before it takes the one
# that is given. A page on plain HTTP has no such function, so that a calendar file cannot be made
# there, although its event has an id.
#
# Seen 2026-11-30 with Node 24:
#   with randomUUID:    UID:training-1
#   without randomUUID: TypeError
#
# What the product did: «Додати в календар» failed on plain HTTP. Now the function is filled in
# before the file is made (src/features/clients/calendar-file.ts), and a unit test makes one without.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init --yes > npm.log
npm install --silent --no-audit --no-fund ical-generator@10.2.0 >> npm.log

cat > file.mjs <<'JS'
import ical from 'ical-generator'

function make() {
  const file = ical()
  file.createEvent({ id: 'training-1', start: new Date(0), summary: 'Training' })
  return /UID:.*/.exec(file.toString())[0].trim()
}
console.log(`with randomUUID:    ${make()}`)
// As in a page on plain HTTP.
Object.defineProperty(crypto, 'randomUUID', { value: undefined })
try {
  console.log(`without randomUUID: ${make()}`)
} catch (error) {
  console.log(`without randomUUID: ${error.name}`)
}
JS

node file.mjs | tee output.txt
diff output.txt - <<'EXPECTED'
with randomUUID:    UID:training-1
without randomUUID: TypeError
EXPECTED
