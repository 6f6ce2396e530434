/** Whether a key opens or closes the panel: Ctrl+Shift+M, on a Mac ⌘⇧M. */
export const isShortcut = ({ code, shiftKey, ctrlKey, metaKey }: KeyboardEvent): boolean =>
  code === 'KeyM' && shiftKey && (ctrlKey || metaKey)
