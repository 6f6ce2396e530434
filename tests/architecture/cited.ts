/** A file in which citations are looked for. */
export interface Text {
  /** From the project's folder. */
  path: string
  text: string
}

/** `file: match` for each match that is not found. */
export function broken(
  texts: readonly Text[],
  pattern: RegExp,
  isFound: (match: RegExpExecArray, path: string) => boolean,
): string[] {
  return texts.flatMap(({ path, text }) =>
    [...text.matchAll(pattern)]
      .filter((match) => !isFound(match, path))
      .map((match) => `${path}: ${match[0]}`),
  )
}

/** How many matches there are. Tests check it, because a pattern without a match breaks nothing. */
export const count = (texts: readonly Text[], pattern: RegExp): number =>
  texts.reduce((total, { text }) => total + [...text.matchAll(pattern)].length, 0)
