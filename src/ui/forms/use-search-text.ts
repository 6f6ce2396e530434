import { useCallback, useEffect, useRef, useState } from 'react'

/** An address costs more than a letter: it is written when typing is over. */
const WAIT_MS = 1000

/**
 * The text of a search box whose home is the address: typing shows at once, the address follows when
 * it rests or the box is left, and an address that changes otherwise (Back, a link) brings its own text.
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
