import { type QueryKey, useQuery, type UseQueryOptions } from '@tanstack/react-query'
import { useEffect, useState } from 'react'

import type { Picture } from '#src/api/image-answer.ts'

/** The address to show a queried picture by; null while it loads, fails or is not asked for. */
export function useImage<Key extends QueryKey>(
  options: UseQueryOptions<Picture, Error, Picture, Key>,
): string | null {
  return usePictureUrl(useQuery(options).data)
}

/** The address to show a picture by: that of a blob is made here, and revoked with the component. */
export function usePictureUrl(picture: Picture | undefined): string | null {
  const [objectUrl, setObjectUrl] = useState<string | null>(null)
  const blob = picture?.kind === 'blob' ? picture.blob : null
  useEffect(() => {
    if (!blob) return undefined
    const url = URL.createObjectURL(blob)
    setObjectUrl(url)
    return () => {
      setObjectUrl(null)
      URL.revokeObjectURL(url)
    }
  }, [blob])
  return picture?.kind === 'url' ? picture.url : objectUrl
}
