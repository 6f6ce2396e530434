import { atom } from 'jotai'
import { useRef } from 'react'

import { appStore } from '#src/device/storage.ts'
import { failureText } from '#src/errors/error-text.ts'

/**
 * Toasts at the top right: success 2 s, error and plain 4 s, loading until dismissed, at most 20
 * (product §9). The library behind them (9 KB) loads with the first press or toast.
 */
export type ToastKind = 'success' | 'error' | 'info' | 'loading'

/** How long each kind is shown, in ms; null until dismissed. */
export const TOAST_MS: Record<ToastKind, number | null> = {
  success: 2000,
  error: 4000,
  info: 4000,
  loading: null,
}

export const MAX_TOASTS = 20

type List = typeof import('./toast-list.tsx')

/**
 * For the application: the code of the list, once a toast has been requested and it has loaded. Rendering
 * must not wait for it: a failure would replace the whole screen.
 */
export const toastListAtom = atom<List | null>(null)

let loading: Promise<List> | null = null

/** A list that could not be loaded, for example offline, is requested again by the next toast. */
function loadList(): Promise<List> {
  loading ??= import('./toast-list.tsx').catch((error: unknown) => {
    loading = null
    throw error
  })
  return loading
}

/** Loads the list before the first toast: it cannot be loaded once the connection is lost. */
export const prepareToasts = (): void => void loadList().catch(() => undefined)

function show(kind: ToastKind, text: string): () => void {
  const shown = loadList().then(
    (loaded) => {
      appStore().set(toastListAtom, loaded)
      return loaded.showToast(kind, text)
    },
    // The text of a failure is shown beside its control, too.
    () => () => undefined,
  )
  return () => void shown.then((hide) => hide())
}

export const toast = {
  success: (text: string): void => void show('success', text),
  /** The returned function hides it early. */
  error: (text: string): (() => void) => show('error', text),
  info: (text: string): void => void show('info', text),
  /** Shown until the returned function is called. */
  loading: (text: string): (() => void) => show('loading', text),
}

/**
 * The toasts of an attempt that failed. The next attempt hides them: on the screen that follows a
 * success they would cover the heading.
 */
export function useFailureToast() {
  const shown = useRef<(() => void)[]>([])
  return {
    /** Shows an error by its text in the catalogue, or a text. */
    show: (failure: Error | string): void => {
      const text = typeof failure === 'string' ? failure : failureText(failure)
      shown.current.push(toast.error(text))
    },
    hide: (): void => {
      for (const hide of shown.current.splice(0)) hide()
    },
  }
}
