/**
 * Toasts at the top right: success 2 s, error and plain 4 s, loading until dismissed, at most 20
 * (spec §9). The library behind them (9 KB) loads with the first toast.
 */
export type ToastKind = 'success' | 'error' | 'info' | 'loading'

/** How long each kind stays, in ms; null until dismissed. */
export const TOAST_MS: Record<ToastKind, number | null> = {
  success: 2000,
  error: 4000,
  info: 4000,
  loading: null,
}

export const MAX_TOASTS = 20

const listeners = new Set<() => void>()
let wanted = false

/** For the frame: whether a toast has been asked for, so that the list must be there. */
export const toastsWanted = {
  subscribe: (listener: () => void): (() => void) => {
    listeners.add(listener)
    return () => listeners.delete(listener)
  },
  get: (): boolean => wanted,
}

function show(kind: ToastKind, text: string): () => void {
  wanted = true
  for (const listener of listeners) listener()
  const shown = import('./toast-list.tsx').then(({ showToast }) => showToast(kind, text))
  return () => void shown.then((hide) => hide())
}

export const toast = {
  success: (text: string): void => void show('success', text),
  error: (text: string): void => void show('error', text),
  info: (text: string): void => void show('info', text),
  /** Stays until the returned function is called. */
  loading: (text: string): (() => void) => show('loading', text),
}
