import { useCallback, useEffect, useRef, useState } from 'react'

/** The pause in typing after which the URL is written; at every keystroke it would be too slow. */
const WAIT_MS = 1000

/**
 * The text of a search field that is kept in the URL. Typing is shown at once. The URL is written
 * when typing pauses, or when the field loses focus. When the URL changes otherwise (Back, a link),
 * the field shows its text.
 *
 * @param write writes a text to the URL
 */
export function useSearchText(
  inAddress: string,
  write: (text: string) => void,
): { text: string; setText: (text: string) => void; leave: () => void } {
  const [text, setText] = useState(inAddress)
  const latest = useRef(text)
  const known = useRef(inAddress)
  const leave = useCallback(() => {
    if (latest.current === known.current) return
    known.current = latest.current
    write(latest.current)
  }, [write])

  useEffect(() => {
    if (inAddress === known.current) return
    known.current = inAddress
    setText(inAddress)
  }, [inAddress])

  useEffect(() => {
    latest.current = text
    if (text === known.current) return undefined
    const timer = setTimeout(leave, WAIT_MS)
    return () => clearTimeout(timer)
  }, [text, leave])

  return { text, setText, leave }
}
