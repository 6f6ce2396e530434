/** The keys of all drafts on the device, whoever's. */
export const keptDrafts = (): string[] =>
  Object.keys(localStorage).filter((key) => key.startsWith('draft/'))
