/** The keys of all drafts on the device, of any person. */
export const keptDrafts = (): string[] =>
  Object.keys(localStorage).filter((key) => key.startsWith('draft/'))

/** Those of them whose save is under way. */
export const draftsBeingSaved = (): string[] =>
  keptDrafts().filter((key) => localStorage.getItem(key)?.includes('"sent"'))
