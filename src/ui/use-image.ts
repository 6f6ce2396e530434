import { type QueryKey, useQuery, type UseQueryOptions } from '@tanstack/react-query'
import { useMemo, useSyncExternalStore } from 'react'
import type { Picture } from '#src/api/image-answer.ts'

/** The address to show a queried picture by; null while it loads, fails or is not asked for. */
export function useImage<Key extends QueryKey>(
  options: UseQueryOptions<Picture, Error, Picture, Key>,
): string | null {
  const { data } = useQuery(options)
  const objectUrl = useObjectUrl(data?.kind === 'blob' ? data.blob : null)
  return data?.kind === 'url' ? data.url : objectUrl
}

/** An address of the blob that lives as long as somebody shows it. */
export function useObjectUrl(blob: Blob | null): string | null {
  const { subscribe, get } = useMemo(() => objectUrlOf(blob), [blob])
  return useSyncExternalStore(subscribe, get)
}

function objectUrlOf(blob: Blob | null) {
  let url: string | null = null
  return {
    get: () => url,
    subscribe: (changed: () => void) => {
      url = blob && URL.createObjectURL(blob)
      changed()
      return () => {
        if (url !== null) URL.revokeObjectURL(url)
        url = null
      }
    },
  }
}
