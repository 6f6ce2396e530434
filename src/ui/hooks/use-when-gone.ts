import { useEffect, useEffectEvent, useRef } from 'react'

/**
 * Calls `callback` when a stored draft has been removed. Another tab may have saved it, so the data
 * of this page may be stale.
 */
export function useWhenGone(draft: object | string | null, callback: () => void): void {
  const isGone = draft === null
  const wasGone = useRef(isGone)
  const callBack = useEffectEvent(callback)
  useEffect(() => {
    if (isGone && !wasGone.current) callBack()
    wasGone.current = isGone
  }, [isGone])
}
