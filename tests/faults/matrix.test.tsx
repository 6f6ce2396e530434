import { describe, expect, it } from 'vitest'

import { operations } from '#mocks/engine/contract.ts'
import type { Operation } from '#src/api/operation.ts'

import { isBeginning, isOperation, SPEC_TEXTS, statusesOf, wanted } from './expected.ts'
import {
  contractOf,
  documentedFailures,
  isHarmless,
  isOnlyUnreadable,
  type Kind,
  kindsOf,
  screenKindsOf,
} from './kinds.ts'
import { screenCallsByTag, screenCallsOf } from './screens/calls/all.ts'
import type { ScreenCall } from './screens/screen-call.ts'
import { SCREEN_TEXTS } from './screens/screen-texts.ts'
import { openTestApp } from './screens/test-app.tsx'

const files = import.meta.glob<string>('./*.test.tsx', {
  query: '?raw',
  import: 'default',
  eager: true,
})
const names = operations.map(({ name }) => name).filter(isOperation)

describe('the matrix', () => {
  it('has every operation of the contract and every documented status', () => {
    expect(names).toEqual(operations.map(({ name }) => name))
    for (const name of names)
      expect(kindsOf(name)).toEqual(expect.arrayContaining(documentedFailures(name)))
  })

  it.each(names)('%s has its texts in product §8, by statuses that it documents', (name) => {
    for (const kind of kindsOf(name)) expect(wanted(name, kind).text).not.toBe('')
    expect(documentedFailures(name)).toEqual(expect.arrayContaining(statusesOf(name)))
  })

  it('finds all texts of the specification', () => {
    expect(SPEC_TEXTS.length).toBeGreaterThanOrEqual(44)
  })

  it('breaks every call in every way, the 401 rule where it applies', () => {
    for (const name of names) {
      const always = [418, 503, 'network', 'timeout', 'slow', 'malformed', 'invalid', 'empty']
      const renewed =
        contractOf(name).auth === 'none' ? [] : ['401 then refreshed', '401 then signed out']
      const kinds = [...documentedFailures(name), ...always, ...renewed]
      expect(kindsOf(name).map(String).toSorted()).toEqual(kinds.map(String).toSorted())
      // A screen sees no difference between two bodies of a success that are not read.
      const isOtherBody = (kind: string | number) => kind === 'malformed' || kind === 'invalid'
      const isRead = !isOnlyUnreadable('empty', name)
      const onScreen = [...kinds.filter((kind) => isRead || !isOtherBody(kind)), 'reconnect']
      expect(screenKindsOf(name).map(String).toSorted()).toEqual(onScreen.map(String).toSorted())
    }
  })

  // Each of these files checks that all of its cells were played.
  it.each(Object.keys(screenCallsByTag))('has a file that plays the cells of %s', (tag) => {
    expect(files[`./${tag}.test.tsx`]).toMatch(new RegExp(`^describeScreenCalls\\(${tag}\\)$`, 'm'))
  })

  it.each(SPEC_TEXTS)('asserts «%s» of product §8', (text) => {
    const asserted = names.flatMap((name) =>
      screenCallsOf(name).flatMap((screenCall) =>
        kindsOf(name).flatMap((kind) => textsOf(name, screenCall, kind)),
      ),
    )
    const all = [...asserted, ...SCREEN_TEXTS.map((screenText) => screenText.text)]
    const found = isBeginning(text) ? startsSome(all, text) : all.includes(text)
    expect(found).toBe(true)
  })
})

const startsSome = (texts: readonly string[], start: string): boolean =>
  texts.some((text) => text.startsWith(start))

/** The texts that a cell waits for: that of the failure, and that of the success after it. */
function textsOf(operation: Operation, screenCall: ScreenCall, kind: Kind): string[] {
  const other = screenCall.but?.(kind)
  const { success, says = (text: string) => text } = {
    ...screenCall,
    ...(other !== 'fine' && other),
  }
  const isFine = other === 'fine' || isOnlyUnreadable(kind, operation)
  const wins = isHarmless(kind) || isFine || kind === '401 then signed out'
  const shown = wins ? null : says(wanted(operation, kind).text, kind)
  return [...(shown === null ? [] : [shown]), ...(success === undefined ? [] : [success])]
}

describe('a text that does not belong to an answer', () => {
  it.each(SCREEN_TEXTS)('$text', async ({ text: _text, play, ...screen }) => {
    const testApp = await openTestApp({ as: 'coach', ...screen })
    try {
      await play()
      expect(testApp.problems).toEqual([])
    } finally {
      await testApp.close()
    }
  })
})
