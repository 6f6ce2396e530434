import { useCallback, useEffect, useRef, useState } from 'react'

/** Writing the address is slower than a keystroke, so it is written when typing pauses. */
const WAIT_MS = 1000

/**
 * The text of a search field that is kept in the address. Typing shows at once; the address follows
 * when it pauses or the field loses focus. When the address changes otherwise (Back, a link), the
 * field shows its text.
 *
 * @param write puts a text into the address
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
