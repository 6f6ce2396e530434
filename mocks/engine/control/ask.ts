/**
 * `npm run mock:ask [-- TABLE WORD… --set field=value --delete --undo --secrets --json --url URL]`:
 * shows and changes the database of a mock that runs elsewhere, `npm run mock` or `npm run
 * dev:shared`.
 */
import { parseArgs } from 'node:util'

import { BadCommand, expectAddress, runCommand } from '../run-command.ts'
import { remoteControl } from './remote-control.ts'
import { answerText, type Query } from './terminal-query.ts'

/** Why there is no answer, as it is printed. */
function reasonOf(error: unknown, url: string): string {
  if (error instanceof TypeError) return `Nothing answers at ${url}: is a mock running there?`
  if (error instanceof SyntaxError) return `What answers at ${url} is not a mock`
  return error instanceof Error ? error.message : String(error)
}

await runCommand(async () => {
  const { values, positionals } = parseArgs({
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
    process.stdout.write(`${await answerText(remoteControl(values.url), query)}\n`)
    return 0
  } catch (error) {
    throw new BadCommand(reasonOf(error, values.url))
  }
}, 1)
