/** Back in journeys, where the app stays on the screen: it closes something, or asks a question. */
import type { Page } from '@playwright/test'

import { expect } from './test.ts'

/**
 * Presses Back, and waits until the app has moved forward again to the same history entry. A press
 * before that is lost.
 */
export async function backStays(page: Page): Promise<void> {
  await page.evaluate(() => {
    const moves: string[] = []
    Object.assign(window, { moves })
    addEventListener('popstate', () => moves.push(location.href))
  })
  await page.goBack()
  const moves = () => page.evaluate(() => Reflect.get(window, 'moves'))
  await expect.poll(moves, 'Back, and forward again').toHaveLength(2)
}
