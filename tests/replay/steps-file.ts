/** Reads the file of a recorded session. */
import { readFile } from 'node:fs/promises'

import * as v from 'valibot'

import { BadCommand } from '#mocks/engine/run-command.ts'
import { NOTED_CALLS, ROLES, type StepsFile } from '#mocks/engine/steps/step.ts'
import type { ExportedState } from '#mocks/engine/steps/window-mock.ts'

/** What cannot be played at all. */
export class BadFile extends BadCommand {}

const count = v.pipe(v.number(), v.integer(), v.minValue(0))

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

const Typed = v.union([
  v.string(),
  v.object({ secret: v.literal('password'), of: v.string() }),
  v.object({ secret: v.literal('code'), newest: count, digit: v.exactOptional(count) }),
  v.object({ secret: v.picklist(['password', 'code']), like: v.string(), number: count }),
])

const address = v.pipe(v.string(), v.startsWith('/'))

const Action = v.variant('kind', [
  v.object({ kind: v.literal('open'), address }),
  v.object({ kind: v.picklist(['reload', 'back', 'forward']) }),
  v.object({
    kind: v.literal('press'),
    target: Target,
    twice: v.exactOptional(v.literal(true)),
  }),
  v.object({ kind: v.literal('point'), x: v.number(), y: v.number() }),
  v.object({ kind: v.literal('type'), target: Target, value: Typed }),
  v.object({ kind: v.literal('paste'), target: Target, value: Typed }),
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
        // It is written beside a test.
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
])

const Calls = v.array(v.object({ operation: v.string(), status: v.number() }))

const File: v.GenericSchema<unknown, StepsFile> = v.object({
  format: v.literal('steps-1'),
  screen: v.object({ width: count, height: count, touch: v.boolean() }),
  zone: v.string(),
  // The mock that imports it checks the rest.
  state: v.custom<ExportedState>((state) =>
    v.is(v.object({ rows: v.object({}), page: v.object({ address }) }), state),
  ),
  steps: v.pipe(
    v.array(
      v.object({
        action: Action,
        at: v.number(),
        address,
        calls: Calls,
        later: Calls,
        texts: v.array(
          v.object({ role: v.picklist(['alert', 'status', 'heading']), text: v.string() }),
        ),
      }),
    ),
    v.minLength(1),
  ),
})

/** The session of a file. Throws `BadFile` for anything else. */
export async function readSteps(path: string): Promise<StepsFile> {
  let text: string
  try {
    text = await readFile(path, 'utf8')
  } catch {
    throw new BadFile(`${path} cannot be read`)
  }
  return parseSteps(text, path)
}

export function parseSteps(text: string, path: string): StepsFile {
  let json: unknown
  try {
    json = JSON.parse(text)
  } catch {
    throw new BadFile(`${path} is not JSON`)
  }
  const { success, output, issues } = v.safeParse(File, json, { abortEarly: true })
  if (success) return output
  const where = v.getDotPath(issues[0]) ?? 'the file'
  throw new BadFile(`${path} has no recorded steps: ${where}: ${issues[0].message}`)
}
