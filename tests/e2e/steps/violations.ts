import type { Page } from '@playwright/test'
import axe, { type AxeResults } from 'axe-core'

import { AXE_OPTIONS } from '#storybook/axe.ts'

/**
 * Storybook's own editor of an object, in the table of a component's properties: its list items are
 * in no list, and no setting of Storybook changes that.
 */
const NOT_OURS = '.rejt-tree'

/**
 * The axe rules that a page of Storybook breaks, of all or of the given ones, and where. What is in
 * its frames has its own tests.
 */
export async function violationsOn(page: Page, runOnly = AXE_OPTIONS.runOnly): Promise<string[]> {
  const options = JSON.stringify({ ...AXE_OPTIONS, runOnly, iframes: false })
  // In one step, because Storybook loads another axe under the same name.
  const { violations }: AxeResults = await page.evaluate(
    `${axe.source}\nwindow.axe.run({ exclude: '${NOT_OURS}' }, ${options})`,
  )
  return violations.map(
    ({ id, nodes }) =>
      `${id}: ${nodes.map(({ html, failureSummary }) => `${html} ${failureSummary}`).join(', ')}`,
  )
}
