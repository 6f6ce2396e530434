import { useRef } from 'react'

import { failureText } from '#src/errors/error-text.ts'

import { toast } from './toast.ts'

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
