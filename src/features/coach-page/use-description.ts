import { useEffect } from 'react'

/** Sets the page's description for search engines and messengers until the screen is left. */
export function useDescription(text: string): void {
  useEffect(() => {
    const meta = document.querySelector('meta[name="description"]')
    const before = meta?.getAttribute('content') ?? ''
    meta?.setAttribute('content', text)
    return () => meta?.setAttribute('content', before)
  }, [text])
}
