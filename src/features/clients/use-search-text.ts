import { useEffect, useRef, useState } from 'react'

const WAIT_MS = 300

/**
 * The text of a search box whose home is the address: typing shows at once, the address follows when
 * it rests, and an address that changes otherwise (Back, a link) brings its own text.
 *
 * @param write puts a text into the address
 */
export function useSearchText(
  inAddress: string,
  write: (text: string) => void,
): [text: string, setText: (text: string) => void] {
  const [text, setText] = useState(inAddress)
  const known = useRef(inAddress)

  useEffect(() => {
    if (inAddress === known.current) return
    known.current = inAddress
    setText(inAddress)
  }, [inAddress])

  useEffect(() => {
    if (text === known.current) return undefined
    const timer = setTimeout(() => {
      known.current = text
      write(text)
    }, WAIT_MS)
    return () => clearTimeout(timer)
  }, [text, write])

  return [text, setText]
}
