/** Sets the page up like the application's. The test files share it. */
import '#src/ui/theme/styles.ts'
import { limitMarkup } from '#src/app/trusted-types.ts'

// The page can have only one policy.
if (document.documentElement.lang !== 'uk') limitMarkup()
document.documentElement.lang = 'uk'
// Loaded now, so that the first toast is not rendered late, on the screen of another test.
await import('#src/ui/overlays/toast-list.tsx')
