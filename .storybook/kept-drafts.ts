/** The keys of all drafts on the device, of any person. */
export const keptDrafts = (): string[] =>
  Object.keys(localStorage).filter((key) => key.startsWith('draft/'))
