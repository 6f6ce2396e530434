/** What remains on the device after a logout by choice. */
import * as v from 'valibot'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'

import { deviceStorage, personDraft, tabStorage } from '#src/device/storage.ts'
import { signedIn, signedOut } from '#src/domain/auth-flow.ts'
import {
  openFakeDevice,
  FakeStorage,
  type FakeWindow,
} from '#tests/fixtures/device/fake-device.fixture.ts'
import { SPEC } from '#tests/fixtures/texts.fixture.ts'

import { changeAuth, claimPage, readAuth } from './auth.ts'
import { logOut } from './log-out.ts'

const OLENA = signedIn(signedOut, { access_token: 'O', refresh_token: 'RO' }, '+380501112233')
const IHOR = signedIn(signedOut, { access_token: 'I', refresh_token: 'RI' }, '+380507778899')

const notes = personDraft('notes', v.nullable(v.string()), null)
const choice = personDraft('choice', v.nullable(v.string()), null, tabStorage)

/** The page's own `location` and `document`. */
const pageObjects = () => ({
  location: { assign: vi.fn<(path: string) => void>(), reload: vi.fn<() => void>() },
  document: { body: { hidden: false, inert: false } },
})

let storage: FakeStorage
let tab: FakeStorage
let page: FakeWindow
let own: ReturnType<typeof pageObjects>

beforeEach(() => {
  ;({ storage, page } = openFakeDevice())
  own = pageObjects()
  vi.stubGlobal('location', own.location)
  vi.stubGlobal('document', own.document)
  tab = new FakeStorage()
  tab.items.set('chosen-slot', '{}')
  vi.stubGlobal('sessionStorage', tab)
  changeAuth(() => OLENA)
  claimPage()
  for (const draft of [notes, choice]) {
    draft('olena').write('її')
    draft('ihor').write('його')
  }
})
afterEach(() => {
  deviceStorage.clear()
  tabStorage.clear()
  vi.unstubAllGlobals()
})

it('12.7: deletes the drafts of the person who signs out, and no one else’s; Back reloads the page', async () => {
  const { location, document } = own
  logOut('olena', '/login')
  expect(notes('olena').read()).toBeNull()
  expect(notes('ihor').read()).toBe('його')
  expect([...storage.items.keys()]).toEqual(['draft/ihor/notes'])
  expect([...tab.items.keys()]).toEqual(['draft/ihor/choice'])
  expect(document.body.inert).toBe(true)
  await vi.waitFor(() => expect(location.assign).toHaveBeenCalledWith('/login'))
  page.left()
  expect(document.body.hidden).toBe(true)
  expect(location.reload).not.toHaveBeenCalled()
  page.shown({ persisted: true })
  expect(location.reload).toHaveBeenCalledOnce()
})

it('12.1: a person who signed in in another tab stays signed in; only the drafts of the person who leaves are deleted', () => {
  storage.items.set('auth-storage', JSON.stringify(IHOR))
  storage.items.set('color-scheme', '"dark"')
  logOut('olena', '/register', SPEC.accountDeleted)
  expect(readAuth()).toEqual(IHOR)
  expect([...storage.items.keys()]).toEqual(['auth-storage', 'draft/ihor/notes', 'color-scheme'])
  expect([...tab.items.keys()]).toEqual(['chosen-slot', 'draft/ihor/choice'])
  expect(own.location.assign).not.toHaveBeenCalled()
})
