import { useMediaQuery, useWindowEvent } from '@mantine/hooks'
import { useState } from 'react'
import { flushSync } from 'react-dom'

/**
 * Whether the page is being printed. What a screen renders in part is whole on paper: at once,
 * because the browser takes the page after the event.
 */
export function usePrinting(): boolean {
  const [asked, setAsked] = useState(false)
  useWindowEvent('beforeprint', () => flushSync(() => setAsked(true)))
  useWindowEvent('afterprint', () => setAsked(false))
  return useMediaQuery('print') || asked
}
