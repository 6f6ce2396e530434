import { getRouteApi, useRouter } from '@tanstack/react-router'
import { useState } from 'react'

const route = getRouteApi('/_protected/_shell/_coach/program')

/**
 * The library's search and page, which the address keeps. `typed` is what the field shows: at once,
 * though the address takes a moment to follow; the address leads where it changes by itself (the menu).
 */
export function useLibrarySearch() {
  const { search = '', page = 1 } = route.useSearch()
  const navigate = route.useNavigate()
  const { latestLocation } = useRouter()
  const [typed, setTyped] = useState(search)
  const [shown, setShown] = useState(search)
  if (shown !== search) {
    setShown(search)
    // While another address is on its way, this one is what was typed a letter ago.
    if ((latestLocation.search.search ?? '') === search) setTyped(search)
  }
  return {
    search,
    page,
    typed,
    type: (text: string): void => {
      setTyped(text)
      void navigate({ search: { search: text || undefined }, replace: true, resetScroll: false })
    },
    turnTo: (next: number): void => {
      void navigate({ search: { search: search || undefined, page: next }, resetScroll: false })
    },
  }
}
