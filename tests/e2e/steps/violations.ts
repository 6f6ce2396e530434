import type { Page } from '@playwright/test'
import axe, { type AxeResults } from 'axe-core'

import { AXE_OPTIONS } from '#storybook/axe.ts'

/** The axe rules that a page of Storybook breaks; what is in its frames has its own tests. */
export async function violationsOn(page: Page): Promise<string[]> {
  const options = JSON.stringify({ ...AXE_OPTIONS, iframes: false })
  // In one step: Storybook loads an axe of its own under the same name.
  const { violations }: AxeResults = await page.evaluate(
    `${axe.source}\nwindow.axe.run(document, ${options})`,
  )
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(', ')}`)
}
