import { useRef } from 'react'

import { toast } from './toast.ts'

/**
 * The toasts of an attempt that failed. The next attempt hides them: on the screen that follows a
 * success they would lie over the heading.
 */
export function useFailureToast() {
  const shown = useRef<(() => void)[]>([])
  return {
    show: (text: string): void => void shown.current.push(toast.error(text)),
    hide: (): void => {
      for (const hide of shown.current.splice(0)) hide()
    },
  }
}
