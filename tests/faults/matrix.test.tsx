/** Each text of product §8 is asserted: by a cell, or by a story if it belongs to no answer. */
import { expect, it } from 'vitest'

import { SPEC } from '#tests/fixtures/texts.fixture.ts'

import { isBeginning, wanted } from './expected.ts'
import { failuresOf, FURTHER, isHarmless, isOnlyUnreadable } from './kinds.ts'
import { madeCalls } from './screens/calls/all.ts'
import { type MadeCall, otherwise, shownText } from './screens/screen-call.ts'

/** The texts that the cells of a call wait for: those of its failures, and that of its success. */
const textsOf = ({ operation, screenCall }: MadeCall): (string | null | undefined)[] =>
  failuresOf(operation, screenCall).flatMap((kind) => {
    const other = otherwise(screenCall, kind)
    const played = { ...screenCall, ...(other !== 'fine' && other) }
    const isText =
      other !== 'fine' &&
      !isHarmless(kind) &&
      !isOnlyUnreadable(kind, operation) &&
      kind !== '401 then signed out'
    return [played.success, isText ? shownText(played, wanted(operation, kind).text, kind) : null]
  })

const asserted = madeCalls.flatMap(textsOf)

/** The stories, whose names do not count. */
const stories = Object.values(
  import.meta.glob<string>('/src/**/*.stories.tsx', {
    query: '?raw',
    import: 'default',
    eager: true,
  }),
).join('\n')

/** Screens say these after a press that makes no call, or in place of something unknown. */
const WITHOUT_ANSWER = [
  'linkCopied',
  'linkNotCopied',
  'certificateNotSaved',
  'noToken',
  'noVerification',
  'unknownProgram',
] as const

it.each(Object.values(SPEC).filter((text) => !WITHOUT_ANSWER.some((name) => SPEC[name] === text)))(
  'a cell asserts «%s» of product §8',
  (text) => {
    const isIt = (one?: string | null) => (isBeginning(text) ? one?.startsWith(text) : one === text)
    expect(asserted.some(isIt)).toBe(true)
  },
)

it.each(WITHOUT_ANSWER)('a story asserts the text %s of product §8', (name) => {
  expect(stories).toMatch(new RegExp(`\\bSPEC\\.${name}\\b`))
})

it('each call that fails in further ways is one of a screen', () => {
  expect(madeCalls.map(({ name }) => name)).toEqual(expect.arrayContaining(Object.keys(FURTHER)))
})
