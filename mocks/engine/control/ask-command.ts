/** The command `npm run mock:ask`, without its process: `ask.ts` runs it. */
import { parseArgs } from 'node:util'

import { BadCommand, expectAddress } from '../run-command.ts'
import { remoteControl } from './remote-control.ts'
import { answerText, type Query } from './terminal-query.ts'

/** Why there is no answer, as it is printed. */
function reasonOf(error: unknown, url: string): string {
  if (error instanceof TypeError) return `Nothing answers at ${url}: is a mock running there?`
  if (error instanceof SyntaxError) return `What answers at ${url} is not a mock`
  return error instanceof Error ? error.message : String(error)
}

/** Returns the answer as text. @throws if the arguments are wrong, or the mock refuses the query */
export async function askCommand(args: string[]): Promise<string> {
  const { values, positionals } = parseArgs({
    args,
    allowPositionals: true,
    options: {
      url: { type: 'string', default: 'http://localhost:8080' },
      set: { type: 'string', multiple: true, default: [] },
      delete: { type: 'boolean', default: false },
      undo: { type: 'boolean', default: false },
      secrets: { type: 'boolean', default: false },
      json: { type: 'boolean', default: false },
    },
  })
  expectAddress(values.url, 'http://localhost:8080')
  const [table = null, ...words] = positionals
  const query: Query = { ...values, table, words }
  try {
    return await answerText(remoteControl(values.url), query)
  } catch (error) {
    throw new BadCommand(reasonOf(error, values.url))
  }
}
