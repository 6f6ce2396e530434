import type { Locator, Page } from '@playwright/test'

/** The parts of a page that are loading: busy regions, and skeletons. */
export const loading = (page: Page): Locator =>
  page.locator('[aria-busy="true"], span[class*="_block_"][aria-hidden]')
