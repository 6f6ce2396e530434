/** Reads the file of an exported state. Loaded with the first import. */
import * as v from 'valibot'

import { formatFault, parseFault } from './faults.ts'
import { isLatency, withoutHandles } from './handles.ts'
import type { PageState } from './page-state.ts'
import type { RowSchemas } from './product.ts'
import type { ScenarioId } from './register.ts'
import { readChoice } from './server-choice.ts'
import type { Settings, StateFile } from './server-state.ts'

const YEAR = 365 * 24 * 3_600_000
/** A valid instant: in this century. */
const instant = v.pipe(v.number(), v.minValue(30 * YEAR), v.maxValue(130 * YEAR))

const offset = v.pipe(v.number(), v.minValue(-100 * YEAR), v.maxValue(100 * YEAR))

const FaultSchema = v.pipe(
  v.object({
    operation: v.string(),
    kind: v.union([
      v.picklist(['network', 'timeout', 'malformed', 'empty', 'invalid']),
      v.number(),
    ]),
    left: v.nullable(v.pipe(v.number(), v.integer(), v.minValue(0))),
    times: v.optional(v.pipe(v.number(), v.integer(), v.minValue(1))),
  }),
  v.check((fault) => parseFault(formatFault({ ...fault, left: null })) !== null),
)

const settingsSchema = (scenarios: readonly ScenarioId[]): v.GenericSchema<unknown, Settings> =>
  v.object({
    scenario: v.picklist(scenarios),
    clock: v.object({ offset, frozenAt: v.nullable(instant) }),
    latency: v.pipe(v.number(), v.check(isLatency)),
    otp: v.picklist(['auto', 'manual']),
    // Files of earlier versions have only one kind.
    answers: v.optional(v.picklist(['full', 'bare']), 'full'),
    // Nor do they name a server's operations.
    server: v.optional(
      v.pipe(
        v.array(v.string()),
        v.check((names) => readChoice(names).unknown.length === 0),
        v.transform((names) => readChoice(names).chosen),
      ),
      [],
    ),
    faults: v.array(FaultSchema),
  })

const stateFileSchema = (
  scenarios: readonly ScenarioId[],
  rows: RowSchemas,
): v.GenericSchema<unknown, StateFile> =>
  v.object({ settings: settingsSchema(scenarios), at: instant, rows: v.object(rows) })

const ORIGIN = 'http://mock'

/** A path of this origin, without handles: they would change the state of the file. */
const address = v.pipe(
  v.string(),
  v.check(
    (text) =>
      text.startsWith('/') && URL.canParse(text, ORIGIN) && new URL(text, ORIGIN).origin === ORIGIN,
  ),
  v.transform((text) => {
    const { pathname, search } = withoutHandles(new URL(text, ORIGIN))
    return pathname + search
  }),
)

const PageSchema: v.GenericSchema<unknown, PageState> = v.object({
  address,
  device: v.record(v.string(), v.string()),
})

const FileOfPage = v.object({ page: v.optional(PageSchema) })

function parse<T>(schema: v.GenericSchema<unknown, T>, file: unknown): T {
  const { success, output, issues } = v.safeParse(schema, file, { abortEarly: true })
  if (success) return output
  const where = v.getDotPath(issues[0]) ?? 'the file'
  throw new Error(`This is not an exported state: ${where}`)
}

/** Returns a reader of parsed files. It throws for an invalid state, and says where it is wrong. */
export function stateFileReader(
  scenarios: readonly ScenarioId[],
  rows: RowSchemas,
): (file: unknown) => StateFile {
  const schema = stateFileSchema(scenarios, rows)
  return (file) => parse(schema, file)
}

/** The page that the file was made on, if it has one. */
export const parsePageState = (file: unknown): PageState | undefined => parse(FileOfPage, file).page
