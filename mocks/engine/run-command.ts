/** Runs a terminal command. */

/** The command cannot be run. Only the message is printed, without a stack. */
export class BadCommand extends Error {}

/** @throws if a text is not the address of a server */
export function expectAddress(text: string, example: string): void {
  if (!/^https?:\/\/./.test(text) || !URL.canParse(text))
    throw new BadCommand(`${text} is not an address of a server: ${example}`)
}

/** Whether the message is enough without a stack; Node's error names an unknown option. */
const isForPerson = (error: unknown): error is Error =>
  error instanceof BadCommand ||
  (error instanceof TypeError && 'code' in error && String(error.code).startsWith('ERR_PARSE_ARGS'))

/**
 * Sets the exit code to the number that `main` resolves to, or to `refused` if it throws.
 */
export async function runCommand(main: () => Promise<number>, refused = 2): Promise<void> {
  try {
    process.exitCode = await main()
  } catch (error) {
    console.error(isForPerson(error) ? error.message : error)
    process.exitCode = refused
  }
}
