import { getRouteApi } from '@tanstack/react-router'
import { useCallback } from 'react'

import { useSearchText } from '#src/ui/forms/SearchField.tsx'
import { useWhileShown } from '#src/ui/hooks/navigation.ts'

const route = getRouteApi('/_protected/_shell/_coach/program')

/**
 * The library's search and page, which are in the address. Another search starts at its first page.
 */
export function useLibrarySearch() {
  const { search: inAddress = '', page = 1 } = route.useSearch()
  const navigate = useWhileShown(route.useNavigate())
  const write = useCallback(
    (text: string) =>
      void navigate({ search: { search: text || undefined }, replace: true, resetScroll: false }),
    [navigate],
  )
  const { text: search, setText: type, leave } = useSearchText(inAddress, write)
  return {
    search,
    type,
    leave,
    page: search === inAddress ? page : 1,
    turnTo: (next: number): void => {
      void navigate({ search: { search: search || undefined, page: next }, resetScroll: false })
    },
  }
}
