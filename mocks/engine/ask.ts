/**
 * `npm run mock:ask [-- TABLE WORD… --set field=value --delete --undo --secrets --json --url URL]`: asks a
 * mock that runs elsewhere, `npm run mock` or `npm run dev:shared`, what is in its database, and changes it.
 */
import { parseArgs } from 'node:util'

import { answerText, type Question } from './prompt/ask-text.ts'
import { remoteControl } from './remote-control.ts'

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

const [table = null, ...words] = positionals
const question: Question = { ...values, table, words }

/** Why there is no answer, as it is printed. */
function reasonOf(error: unknown): string {
  if (error instanceof TypeError)
    return `Nothing answers at ${values.url}: is a mock running there?`
  if (error instanceof SyntaxError) return `What answers at ${values.url} is no mock`
  return error instanceof Error ? error.message : String(error)
}

try {
  process.stdout.write(`${await answerText(remoteControl(values.url), question)}\n`)
} catch (error) {
  process.stderr.write(`${reasonOf(error)}\n`)
  process.exitCode = 1
}
