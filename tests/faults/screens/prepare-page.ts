import '#src/ui/theme/styles.ts'
import { limitMarkup } from '#src/app/trusted-types.ts'

let prepared: Promise<unknown> | null = null

/**
 * Sets the page up like the application's. Later calls do nothing: the test files share a page,
 * which can have only one policy.
 */
export function preparePage(): Promise<unknown> {
  prepared ??= prepare()
  return prepared
}

function prepare(): Promise<unknown> {
  limitMarkup()
  document.documentElement.lang = 'uk'
  // Loaded now, so that the first toast is not rendered late, on the screen of another test.
  return import('#src/ui/overlays/toast-list.tsx')
}
