/** The story of a test whose checks have not begun yet. */
let unchecked: string | null = null

/** Throws if the checks of the story before have not been called. */
export function storyBegan(id: string): void {
  const before = unchecked
  unchecked = id
  if (before !== null)
    throw new Error(`The story ${before} was not checked after its play function`)
}

export const storyChecked = (): void => {
  unchecked = null
}
