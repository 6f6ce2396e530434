#!/usr/bin/env bash
# jotai 3.0.1: the validator of a stored atom (`unstable_withStorageValidator`) checks what the atom
# reads when it gets a subscriber, but not what comes by the `storage` event: there another tab's value
# goes into the atom as it is. That tab may run the version of the app before or after this one. The
# same text is refused when the atom is read the next time. In jotai's documentation the storage that is
# written by hand, with zod, checks both.
#
# Seen 2026-12-01 with Node 24, jsdom 31.0.1, for a list that is initially empty:
#   stored before: []
#   from another tab: {"items":["squat"]}
#   read again: []
#
# What the product does: its stored values have a storage of their own, which checks each text (decision
# 72, src/device/storage.ts).
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init --yes > npm.log
npm install --silent --no-audit --no-fund jotai@3.0.1 jsdom@31.0.1 >> npm.log

cat > tabs.mjs <<'JS'
import { createStore } from 'jotai/vanilla'
import { JSDOM } from 'jsdom'

const { window } = new JSDOM('', { url: 'https://app.example' })
Object.assign(globalThis, { window })
const { localStorage, StorageEvent } = window
const utils = await import('jotai/vanilla/utils')

const store = createStore()
const checked = utils.unstable_withStorageValidator(Array.isArray)
const list = utils.atomWithStorage('list', [], checked(utils.createJSONStorage(() => localStorage)))
const show = (name) => console.log(`${name}: ${JSON.stringify(store.get(list))}`)
const mount = () => store.sub(list, () => {})

const newValue = '{"items":["squat"]}'
localStorage.setItem('list', newValue)
let unmount = mount()
show('stored before')
// As a browser tells this tab that another one has written.
window.dispatchEvent(new StorageEvent('storage', { key: 'list', newValue, storageArea: localStorage }))
show('from another tab')
unmount()
unmount = mount()
show('read again')
JS

node tabs.mjs | tee output.txt
diff output.txt - <<'TXT'
stored before: []
from another tab: {"items":["squat"]}
read again: []
TXT
