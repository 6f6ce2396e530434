import type { Locator, Page } from '@playwright/test'

/**
 * The parts of a page that are loading: busy regions, and skeletons, which have the class `block` of
 * `src/ui/SkeletonBlock.module.css`.
 */
export const loading = (page: Page): Locator =>
  page.locator('[aria-busy="true"], span[class*="_block_"][aria-hidden]')
