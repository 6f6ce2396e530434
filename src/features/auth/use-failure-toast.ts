import { useRef } from 'react'

import { toast } from '#src/ui/overlays/toast.ts'

/**
 * The toast of a form's last failure. The next attempt hides it: on the screen that follows a
 * success it would lie over the heading.
 */
export function useFailureToast() {
  const hide = useRef<() => void>(undefined)
  return {
    show: (text: string): void => {
      hide.current = toast.error(text)
    },
    hide: (): void => hide.current?.(),
  }
}
