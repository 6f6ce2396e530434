import type { Album } from './album.ts'

/**
 * The exit code of `npm run look`: 0 if nothing has changed, 1 if something has, 2 if a story of one
 * of the albums could not be shown, so that not everything is compared.
 */
export function exitCodeOf(albums: Pick<Album, 'broken'>[], changes: number): 0 | 1 | 2 {
  if (albums.some(({ broken }) => broken.length > 0)) return 2
  return changes === 0 ? 0 : 1
}
