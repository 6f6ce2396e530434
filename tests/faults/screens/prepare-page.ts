import '#src/ui/theme/styles.ts'
import { limitMarkup } from '#src/app/trusted-types.ts'

let prepared: Promise<unknown> | null = null

/**
 * Sets the page up like the application's. Only once: a page has one policy, and its files share
 * it.
 */
export function preparePage(): Promise<unknown> {
  prepared ??= prepare()
  return prepared
}

function prepare(): Promise<unknown> {
  limitMarkup()
  document.documentElement.lang = 'uk'
  // So that the first toast does not come late, on the screen of another test.
  return import('#src/ui/overlays/toast-list.tsx')
}
