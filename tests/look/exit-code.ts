import type { PictureSet } from './pictures-of-build.ts'

/**
 * The exit code of `npm run look`: 0 if nothing has changed, 1 if something has, 2 if a story of one
 * of the sets could not be shown, so that not everything is compared.
 */
export function exitCodeOf(sets: Pick<PictureSet, 'broken'>[], changes: number): 0 | 1 | 2 {
  if (sets.some(({ broken }) => broken.length > 0)) return 2
  return changes === 0 ? 0 : 1
}
