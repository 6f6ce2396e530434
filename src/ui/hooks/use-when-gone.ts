import { useEffect, useEffectEvent, useRef } from 'react'

/**
 * Calls back when a kept draft that was there is not there any more. Another tab may have saved it, so
 * that what this page has read is out of date.
 */
export function useWhenGone(draft: object | string | null, callback: () => void): void {
  const isGone = draft === null
  const wasGone = useRef(isGone)
  const tell = useEffectEvent(callback)
  useEffect(() => {
    if (isGone && !wasGone.current) tell()
    wasGone.current = isGone
  }, [isGone])
}
