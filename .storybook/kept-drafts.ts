/** The keys of all drafts on the device, of any person. */
export const keptDrafts = (): string[] =>
  Object.keys(localStorage).filter((key) => key.startsWith('draft/'))

/** The keys of those drafts whose save is in progress. */
export const draftsBeingSaved = (): string[] =>
  keptDrafts().filter((key) => localStorage.getItem(key)?.includes('"sent"'))
