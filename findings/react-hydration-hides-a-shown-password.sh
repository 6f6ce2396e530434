#!/usr/bin/env bash
# react-dom 19.3.1: hydration keeps what somebody has typed into a field of the server's markup, and
# what is chosen and ticked, but sets the field's `type` again, although it patches no other attribute.
# A password that was shown before the code came (by a script that sets `type="text"`) is dots again,
# while the label that the same script changed on the button beside it still says «Hide».
#
# Seen 2026-11-30 with Node 24, jsdom 31.0.1:
#   typed: secret
#   type: password
#   button: Hide
#   tick: true
#
# What the product does: the page notes in `data-shown` that the password is shown, and the field reads
# it when it takes over (src/build/arrive.ts, src/features/auth/AuthForm.tsx); a journey checks it.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init --yes > npm.log
npm install --silent --no-audit --no-fund react@19.3.1 react-dom@19.3.1 jsdom@31.0.1 >> npm.log

cat > hydrate.mjs <<'JS'
import { JSDOM } from 'jsdom'
import { createElement as h } from 'react'
import { renderToString } from 'react-dom/server'

const noop = () => {}
const form = h(
  'form',
  null,
  h('input', { name: 'password', type: 'password', value: '', onChange: noop }),
  h('button', { type: 'button', 'aria-label': 'Show' }),
  h('input', { name: 'tick', type: 'checkbox', checked: false, onChange: noop }),
)
const { window } = new JSDOM(`<div id="root">${renderToString(form)}</div>`)
Object.assign(globalThis, { window, document: window.document })
const { hydrateRoot } = await import('react-dom/client')
const { flushSync } = await import('react-dom')

const find = (selector) => document.querySelector(selector)
const password = find('[name=password]')
// What the person and the script of the page do before the code comes.
password.value = 'secret'
password.type = 'text'
find('button').setAttribute('aria-label', 'Hide')
find('[name=tick]').checked = true

flushSync(() => hydrateRoot(find('#root'), form))
await new Promise((done) => setTimeout(done, 100))
const isSame = password === find('[name=password]')
console.log(`typed: ${isSame ? password.value : 'another field'}`)
console.log(`type: ${password.type}`)
console.log(`button: ${find('button').getAttribute('aria-label')}`)
console.log(`tick: ${find('[name=tick]').checked}`)
process.exit(0)
JS

NODE_ENV=production node hydrate.mjs | tee output.txt
diff output.txt - <<'TXT'
typed: secret
type: password
button: Hide
tick: true
TXT
