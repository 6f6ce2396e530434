/** The file of a recorded session, and its steps in words. */
import { readFile } from 'node:fs/promises'

import * as v from 'valibot'

import { BadCommand } from '#mocks/engine/run-command.ts'
import { actionSchemas, address, count, stepSchema } from '#mocks/engine/steps/step-schema.ts'
import type { Action, StepsFile, Target } from '#mocks/engine/steps/step.ts'
import type { ExportedState } from '#mocks/engine/steps/window-mock.ts'

/** A file that cannot be replayed. */
export class BadFile extends BadCommand {}

const Typed = v.union([
  v.string(),
  v.object({ secret: v.literal('password'), of: v.string() }),
  v.object({ secret: v.literal('code'), newest: count, digit: v.exactOptional(count) }),
  v.object({ secret: v.picklist(['password', 'code']), like: v.string(), number: count }),
])

const AnyAction = v.variant('kind', actionSchemas(Typed))

const File: v.GenericSchema<unknown, StepsFile> = v.object({
  format: v.literal('steps-1'),
  screen: v.object({ width: count, height: count, touch: v.boolean() }),
  zone: v.string(),
  // The mock that imports it checks the rest.
  state: v.custom<ExportedState>((state) =>
    v.is(v.object({ rows: v.object({}), page: v.object({ address }) }), state),
  ),
  steps: v.pipe(v.array(stepSchema(AnyAction)), v.minLength(1)),
})

/** The session of a file. Throws `BadFile` for anything else. */
export async function readSteps(path: string): Promise<StepsFile> {
  let json: unknown
  try {
    json = JSON.parse(await readFile(path, 'utf8'))
  } catch (cause) {
    throw new BadFile(`${path} cannot be read, or is not JSON`, { cause })
  }
  const { success, output, issues } = v.safeParse(File, json, { abortEarly: true })
  if (success) return output
  const where = v.getDotPath(issues[0]) ?? 'the file'
  throw new BadFile(`${path} has no recorded steps: ${where}: ${issues[0].message}`)
}

export function targetWords({ by, name, within, nth }: Target): string {
  const place = within ? ` in ${within.role} «${within.name ?? within.text ?? ''}»` : ''
  return `${by} «${name}»${place}${nth === undefined ? '' : ` (number ${nth + 1})`}`
}

/** Describes a step, for a person who watches a replay. Its secrets are masked in the file. */
export function stepWords({ kind, ...what }: Action): string {
  const target = 'target' in what && what.target ? targetWords(what.target) : ''
  const others = Object.entries(what).flatMap(([name, value]) =>
    name === 'target' || name === 'files' ? [] : [`${name} ${JSON.stringify(value)}`],
  )
  return [kind, target, ...others].join(' ')
}
