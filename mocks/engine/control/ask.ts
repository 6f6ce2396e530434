/**
 * `npm run mock:ask [-- TABLE WORD… --set field=value --delete --undo --secrets --json --url URL]`:
 * shows and changes the database of a mock that runs elsewhere, `npm run mock` or `npm run
 * dev:shared`.
 */
import { runCommand } from '../run-command.ts'
import { askCommand } from './ask-command.ts'

await runCommand(async () => {
  process.stdout.write(`${await askCommand(process.argv.slice(2))}\n`)
  return 0
}, 1)
