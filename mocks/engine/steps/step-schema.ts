/** The schemas of steps, in the tab's storage and in a file. */
import * as v from 'valibot'

import { type Action, NOTED_CALLS, ROLES, type Step } from './step.ts'

export const count = v.pipe(v.number(), v.integer(), v.minValue(0))

/** A path of the application. */
export const address = v.pipe(v.string(), v.regex(/^\//))

const Target = v.object({
  by: v.picklist([...ROLES, 'label', 'text', 'file']),
  name: v.string(),
  within: v.exactOptional(
    v.object({
      role: v.picklist(ROLES),
      name: v.exactOptional(v.string()),
      text: v.exactOptional(v.string()),
    }),
  ),
  nth: v.exactOptional(count),
})

/** The schemas of all kinds of actions; `typed` is the schema of typed values. */
export const actionSchemas = <Typed>(typed: v.GenericSchema<unknown, Typed>) =>
  [
    v.object({ kind: v.literal('open'), address }),
    v.object({ kind: v.picklist(['reload', 'back', 'forward']) }),
    v.object({
      kind: v.literal('press'),
      target: Target,
      twice: v.exactOptional(v.literal(true)),
    }),
    v.object({ kind: v.literal('point'), x: v.number(), y: v.number() }),
    v.object({ kind: v.literal('type'), target: Target, value: typed }),
    v.object({ kind: v.literal('paste'), target: Target, value: typed }),
    v.object({
      kind: v.literal('key'),
      key: v.string(),
      times: v.pipe(count, v.minValue(1), v.maxValue(1000)),
      target: v.nullable(Target),
    }),
    v.object({ kind: v.literal('choose'), target: Target, options: v.array(v.string()) }),
    v.object({
      kind: v.literal('file'),
      target: Target,
      files: v.array(
        v.object({
          // The file is written beside a test.
          name: v.pipe(v.string(), v.regex(/^[^/\\]+$/)),
          type: v.string(),
          size: count,
          content: v.exactOptional(v.string()),
        }),
      ),
    }),
    v.object({
      kind: v.literal('drag'),
      target: Target,
      by: v.object({ x: v.number(), y: v.number() }),
    }),
    v.object({
      kind: v.literal('mock'),
      call: v.picklist(NOTED_CALLS),
      with: v.array(v.unknown()),
    }),
    v.object({ kind: v.literal('see'), text: v.string(), isThere: v.boolean() }),
  ] as const

const Calls = v.array(v.object({ operation: v.string(), status: v.number() }))

/** The schema of a step with such an action. */
export const stepSchema = <Typed>(
  action: v.GenericSchema<unknown, Action<Typed>>,
): v.GenericSchema<unknown, Step<Typed>> =>
  v.object({
    action,
    at: v.number(),
    address,
    calls: Calls,
    later: Calls,
    texts: v.array(
      v.object({ role: v.picklist(['alert', 'status', 'heading']), text: v.string() }),
    ),
  })
