/** A file whose citations are checked. */
export interface Text {
  /** From the project's folder. */
  path: string
  text: string
}

/** Returns `file: match` for each match that is not found, with the words before it. */
export function broken(
  texts: readonly Text[],
  pattern: RegExp,
  isFound: (match: RegExpExecArray, path: string) => boolean,
): string[] {
  return texts.flatMap(({ path, text }) =>
    [...text.matchAll(pattern)]
      .filter((match) => !isFound(match, path))
      .map(
        ({ index, 0: match }) => `${path}: ${text.slice(Math.max(0, index - 20), index)}${match}`,
      ),
  )
}

/** The number of matches. Tests check it, because a pattern without a match would pass. */
export const count = (texts: readonly Text[], pattern: RegExp): number =>
  texts.reduce((total, { text }) => total + [...text.matchAll(pattern)].length, 0)
