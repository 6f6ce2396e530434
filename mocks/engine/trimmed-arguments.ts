/** The arguments of a call without undefined ones at the end, which JSON would write as null. */
export const trimmedArguments = (args: readonly unknown[]): unknown[] =>
  args.slice(0, args.findLastIndex((argument) => argument !== undefined) + 1)
