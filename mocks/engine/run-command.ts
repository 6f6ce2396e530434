/** Runs a terminal command. */

/** The command cannot be run. Only the message is printed, without a stack. */
export class BadCommand extends Error {}

/** Options that there are not are named by Node itself. */
const isForPerson = (error: unknown): error is Error =>
  error instanceof BadCommand ||
  (error instanceof TypeError && 'code' in error && String(error.code).startsWith('ERR_PARSE_ARGS'))

/** Ends the process with the code that it resolves to, or with `refused` for what cannot be done. */
export async function runCommand(main: () => Promise<number>, refused = 2): Promise<void> {
  try {
    process.exitCode = await main()
  } catch (error) {
    console.error(isForPerson(error) ? error.message : error)
    process.exitCode = refused
  }
}
