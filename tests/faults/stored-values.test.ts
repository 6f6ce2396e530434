import { createStore, type Atom, type WritableAtom } from 'jotai/vanilla'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'

import { changeAuth, readAuth } from '#src/api/auth.ts'
import { noticesFor } from '#src/device/notices.ts'
import { chosenSlotText, keepChosenSlot, keepToast, takeToast } from '#src/device/remembered.ts'
import { restSignals } from '#src/device/rest-signals.ts'
import { lastCoach, linkShared } from '#src/device/share.ts'
import { deviceStorage, tabStorage, type StoredAtom } from '#src/device/storage.ts'
import { signedIn, signedOut } from '#src/domain/auth-flow.ts'
import { EMPTY_BODY } from '#src/domain/body.ts'
import { cardDraft, measureDraft } from '#src/draft/card-drafts.ts'
import type { FormDraft } from '#src/draft/model.ts'
import { sentCode } from '#src/features/auth/api.ts'
import { keepRegistration, registrationDraft } from '#src/features/auth/state.ts'
import { infoOf } from '#src/features/coach-page/coach-info.ts'
import { currentJobs } from '#src/features/coach-page/RenewedJobs.tsx'
import { siteDraft, valuesOfPage } from '#src/features/coach-page/site-draft.ts'
import { hintDismissedAtom, hoursDraft } from '#src/features/hours/state.ts'
import { doneSets, restDraft, sessionDraft } from '#src/features/meetings/state.ts'
import { answersOf, onboardingDraft, onboardingStep } from '#src/features/onboarding/api.ts'
import { deferredAtom } from '#src/features/requests/requests.ts'
import {
  emptyDraft,
  exerciseSelection,
  noStoredSelection,
  workoutDraft,
} from '#src/features/workouts/state.ts'
import { colorSchemeManager } from '#src/ui/theme/color-scheme.ts'
import { openFakeDevice, FakeStorage } from '#tests/fixtures/device/fake-device.fixture.ts'
import storedBefore from '#tests/fixtures/device/stored-before.json' with { type: 'json' }
import { SPEC } from '#tests/fixtures/texts.fixture.ts'

/** A stored value is valid when it is read, whatever has happened to it on the device. */

/** A value that the app stores: how it is read, its default, and how a sample is written. */
interface Kept {
  read: () => unknown
  initial: unknown
  sample: unknown
  write: () => void
}

/** A new store each time, as after a reload. */
const ofAtom = <T>(atom: Atom<T> & WritableAtom<T, [T], void>, initial: T, sample: T): Kept => ({
  read: () => createStore().get(atom),
  initial,
  sample,
  write: () => createStore().set(atom, sample),
})

/** The draft of a form: the saved values when it was begun, and the typed ones. */
const ofForm = <T>(
  draft: StoredAtom<FormDraft<T> | null>,
  base: NoInfer<T>,
  values: NoInfer<T>,
): Kept => ofAtom(draft.atom, null, { base, values })

const ID = '05e20000-0000-4000-8000-000000000001'
const SESSION = signedIn(signedOut, { access_token: 'T1', refresh_token: 'R1' }, '+380501112233')
const PERSON = {
  first_name: 'Мар’яна',
  last_name: 'Гнатюк',
  phone: '+380',
}
const SLOT = { id: ID, work_day: 0, start_time: '09:00', end_time: '18:00' }
const ROW = { key: 'r', weight: '40', reps: '8', minutes: '0', seconds: '0', rest: 60 }
const MUSCLE = { id: ID, name: 'Литки', icon: '<svg/>' }

/** The keys of the values that are not shared by tabs. */
const OF_ONE_TAB: ReadonlySet<string> = new Set([
  'registration',
  'chosen-slot',
  `draft/${ID}/exercise-list`,
])

const STORED_VALUES: Record<string, Kept> = {
  'auth-storage': {
    read: readAuth,
    initial: signedOut,
    sample: SESSION,
    write: () => changeAuth(() => SESSION),
  },
  registration: {
    read: registrationDraft,
    initial: { first_name: '', last_name: '', phone: '' },
    sample: PERSON,
    write: () => keepRegistration(PERSON),
  },
  'sent-code': ofAtom(sentCode.atom, null, { id: ID, at: 1, code: '1234' }),
  [`draft/${ID}/card`]: ofForm(
    cardDraft(ID),
    { goal: '', notes: '' },
    { goal: 'Реабілітація', notes: 'ранок' },
  ),
  [`draft/${ID}/measurements`]: ofForm(measureDraft(ID), EMPTY_BODY, {
    weight: '80',
    chest: '',
    waist: '90',
    hips: '',
  }),
  [`draft/${ID}/coach-page`]: ofForm(
    siteDraft(ID),
    valuesOfPage(infoOf({ coach_info: null }), '2027-03-02'),
    {
      bio: 'Тренерка',
      achievement: '',
      spaces: 'Зал',
      experiences: [
        {
          key: 'e',
          id: null,
          about: 'Зал',
          start_date: '2024-01-15',
          end_date: '',
          current: true,
          saved: { about: 'Зал', start_date: '2024-01-15', end_date: null, current: true },
        },
      ],
      certificates: [{ key: 'c', name: 'Кросфіт', authored_by: 'FPA', date: '2026-05-20' }],
    },
  ),
  [`draft/${ID}/hours`]: ofAtom(hoursDraft(ID).atom, null, {
    saved: [SLOT],
    edited: [[{ key: 's', id: ID, start: '09:00', end: '17:00' }], [], [], [], [], [], []],
    present: [SLOT, { ...SLOT, work_day: 1, generated: true }],
  }),
  'hours-hint-dismissed': ofAtom(hintDismissedAtom, false, true),
  [`draft/${ID}/session/${ID}`]: ofAtom(sessionDraft(ID, ID).atom, null, {
    known: ['["Сила",[]]'],
    name: 'Сила',
    exercises: [{ key: 'x', exercise_id: ID, timed: false, sets: [ROW] }],
  }),
  [`draft/${ID}/done-sets/${ID}`]: ofAtom(doneSets(ID, ID).atom, {}, { [`${ID}/0`]: [0, 2] }),
  [`draft/${ID}/rest/${ID}`]: ofAtom(restDraft(ID, ID).atom, null, {
    row: 'local-4 local-1',
    seconds: 90,
    until: 1_804_000_000_000,
  }),
  'request-notices': ofAtom(noticesFor.atom, [], [ID]),
  'rest-signals': ofAtom(
    restSignals.atom,
    { vibration: true, screen: true },
    { vibration: false, screen: false },
  ),
  [`draft/${ID}/onboarding`]: ofForm(
    onboardingDraft(ID),
    answersOf({ gender: null, client_info: null }),
    {
      gender: 'woman',
      goal: 'Схуднення',
      notes: 'коліно',
      body: { weight: '80', chest: '', waist: '', hips: '' },
    },
  ),
  [`draft/${ID}/onboarding-step`]: ofAtom(onboardingStep(ID).atom, null, 'body'),
  'chosen-slot': {
    read: () => chosenSlotText(`/coach/olena-koval?slot=${ID}`),
    initial: null,
    sample: 'чт, 4 березня, 15:00–16:00',
    write: () => keepChosenSlot(ID, 'чт, 4 березня, 15:00–16:00'),
  },
  'last-coach': ofAtom(lastCoach.atom, {}, { [ID]: { id: 'olena-koval', name: 'Олена Коваль' } }),
  [`draft/${ID}/current-jobs`]: ofAtom(currentJobs(ID).atom, {}, { [ID]: '2027-03-02' }),
  'link-shared': ofAtom(linkShared.atom, [], [ID]),
  'deferred-requests': ofAtom(deferredAtom, {}, { [ID]: 1_800_000_000_000 }),
  [`draft/${ID}/workout`]: ofForm(workoutDraft(ID), emptyDraft, {
    name: 'Ноги',
    exercises: [
      { key: 'w', exercise_id: ID, name: 'Жим', image: null, muscles: [MUSCLE], sets: [] },
    ],
  }),
  [`draft/${ID}/exercise-list`]: ofAtom(exerciseSelection(ID).atom, noStoredSelection, {
    opening: 'k1',
    search: 'жим',
    muscles: [ID],
    visible: 20,
    chosen: [ID],
  }),
  'color-scheme': {
    read: () => colorSchemeManager.get('light'),
    initial: 'light',
    sample: 'dark',
    write: () => colorSchemeManager.set('dark'),
  },
}

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null

/** Copies of the value, each with one part replaced by something invalid. */
function corruptionsOf(value: unknown): unknown[] {
  const parts = isObject(value)
    ? Object.entries(value).flatMap(([key, part]) =>
        corruptionsOf(part).map((wrong) =>
          Array.isArray(value)
            ? value.map((old: unknown, at) => (String(at) === key ? wrong : old))
            : { ...value, [key]: wrong },
        ),
      )
    : []
  return [isObject(value) ? 0 : [null], ...parts]
}

let device: FakeStorage
let tab: FakeStorage

beforeEach(() => {
  ;({ storage: device } = openFakeDevice())
  tab = new FakeStorage()
  vi.stubGlobal('sessionStorage', tab)
})
afterEach(() => {
  deviceStorage.clear()
  tabStorage.clear()
  vi.unstubAllGlobals()
})

describe.each(Object.entries(STORED_VALUES))('%s', (key, { read, initial, sample, write }) => {
  const storageOf = () => (OF_ONE_TAB.has(key) ? tab : device)

  it('is what was written, across reloads', () => {
    write()
    expect(read()).toEqual(sample)
    expect([...device.items.keys(), ...tab.items.keys()]).toEqual([key])
    expect([...storageOf().items.keys()]).toEqual([key])
  })

  it('is the default if it is something else', () => {
    const texts = ['', '{', 'null', '0', '"text"', '[]', '[null]', '{"x":[null]}']
    for (const text of [...texts, '{"__proto__":[null]}']) {
      storageOf().items.set(key, text)
      expect({ text, read: read() }).toEqual({ text, read: initial })
    }
  })

  it('is the default if any part of it is invalid', () => {
    for (const wrong of corruptionsOf(sample)) {
      storageOf().items.set(key, JSON.stringify(wrong))
      expect({ wrong, read: read() }).toEqual({ wrong, read: initial })
    }
  })

  it.each(['full', 'blocked'] as const)('is kept in memory if the storage is %s', (state) => {
    storageOf().state = state
    expect(read()).toEqual(initial)
    write()
    expect(read()).toEqual(sample)
    expect(device.items.size + tab.items.size).toBe(0)
  })
})

/** What an earlier version stored, by key, with `ID` for every id. */
const STORED_BEFORE = Object.values(storedBefore).flatMap(({ local, session }) =>
  Object.entries({ ...local, ...session }).map((entry) =>
    entry.map((text) => text.replaceAll(/[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}/g, ID)),
  ),
)

// The texts were written by the app at commit dd7f30a0. They are not edited and not recorded again:
// what a later version stores is added beside them.
it.each(STORED_BEFORE)('%s of an earlier version is read whole', (key = '', text = '') => {
  ;(OF_ONE_TAB.has(key) ? tab : device).items.set(key, text)
  const now = STORED_VALUES[key]?.read()
  const before = key === 'color-scheme' ? text : JSON.parse(text)
  if (key === 'chosen-slot') expect(now).toBe(before.text)
  // What a stopped save had created has another form now: `src/features/hours/state.test.ts` reads it.
  else if (key.endsWith('/hours'))
    expect(now).toMatchObject({ saved: before.saved, edited: before.edited })
  else expect(now).toEqual(before)
})

it.each(['full', 'blocked'] as const)(
  'the toast that survives a reload is kept in this page if the storage is %s',
  (state) => {
    tab.state = state
    keepToast(SPEC.accountDeleted)
    expect(device.items.size + tab.items.size).toBe(0)
    expect(takeToast()).toBe(SPEC.accountDeleted)
    expect(takeToast()).toBeNull()
  },
)

const sources = import.meta.glob<string>(
  ['/src/**/*.{ts,tsx}', '!/src/**/*.{test,stories,fixture}.{ts,tsx}'],
  { query: '?raw', import: 'default', eager: true },
)

it('every stored value is covered', () => {
  const made = Object.values(sources).flatMap((text) => [
    ...text.matchAll(/(?<!function )\b(?:storedAtom|personDraft|formDraft)(?:<.*>)?\(/g),
  ])
  // All except the colour scheme, which is not JSON. Two of the matches are inside the helpers,
  // which call each other.
  expect(made).toHaveLength(Object.keys(STORED_VALUES).length - 1 + 2)
})

it('nothing else is written to a storage', () => {
  const writes = Object.entries(sources)
    .filter(([, text]) => /[sS]torage\??\.(?:write|setItem)\(/.test(text.replaceAll('()', '')))
    .map(([path]) => path)
  // The storage with the values above, the scheme, the toast, the mark of the clock's notice, and the
  // registration before its code is there.
  expect(writes.toSorted()).toEqual([
    '/src/build/arrive.ts',
    '/src/device/remembered.ts',
    '/src/device/storage.ts',
    '/src/frame/OfflineStrip.tsx',
    '/src/ui/theme/color-scheme.ts',
  ])
})
