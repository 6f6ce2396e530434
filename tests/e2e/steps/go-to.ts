import type { Page } from '@playwright/test'

/** Navigates within the open app, as Back and Forward do: without loading it again. */
export const goTo = (page: Page, path: string): Promise<void> =>
  page.evaluate((address) => {
    history.pushState(null, '', address)
    dispatchEvent(new PopStateEvent('popstate'))
  }, path)
