/** The panel's opener covers no control. */
import type { Page } from '@playwright/test'
import axe from 'axe-core'

import { AXE_OPTIONS } from '../../../.storybook/axe.ts'
import { loading } from '../steps/loading.ts'
import { openerOf, panelOf } from '../steps/panel-locators.ts'
import { expect, test } from '../steps/test.ts'

declare global {
  interface Window {
    axe: typeof axe
  }
}

const SCREENS = [
  ['guest', '/login'],
  ['guest', '/register'],
  ['guest', '/coach/olena-koval'],
  ['coach', '/dashboard'],
  ['coach', '/calendar'],
  ['coach', '/client-baze'],
  ['coach', '/program'],
  ['coach', '/coach'],
  ['coach', '/schedules'],
  ['coach', '/create-workout'],
  ['coach', '/settings'],
  ['client', '/settings'],
  ['client', '/coach/olena-koval'],
] as const

/** The controls whose target the opener covers. */
const coveredControls = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const opener = document.querySelector('.mock-opener')?.getBoundingClientRect()
    const controls = [
      ...document.querySelectorAll('#root :is(a, button, input, select, textarea, [tabindex="0"])'),
    ]
    return controls
      .filter((control) => {
        const box = control.getBoundingClientRect()
        return (
          opener !== undefined &&
          control.checkVisibility() &&
          box.width > 1 &&
          box.right > opener.left &&
          box.left < opener.right &&
          box.bottom > opener.top &&
          box.top < opener.bottom &&
          // The opener is wider than the gutter: it may cover an edge, but not a target.
          opener.left - box.left < 44
        )
      })
      .map((control) => control.outerHTML.slice(0, 120))
  })

/**
 * The axe violations of the page with the rules of the stories, one line each. What a bar half
 * covers is scrolled to.
 */
const axeFindings = (page: Page): Promise<string[]> =>
  page.evaluate(async (options) => {
    const { violations } = await window.axe.run(document, options)
    const bar = document.querySelector('main [class*="_bar_"]')?.getBoundingClientRect()
    const isHalfCovered = (id: string, selector: string): boolean => {
      const box = document.querySelector(selector)?.getBoundingClientRect()
      return id === 'target-size' && !!box && !!bar && box.top < bar.top && box.bottom > bar.top
    }
    return violations.flatMap(({ id, nodes }) =>
      nodes
        .filter(({ target }) => !isHalfCovered(id, String(target.at(-1))))
        .map(({ html }) => `${id}: ${html}`),
    )
  }, AXE_OPTIONS)

test('12.29: the opener covers the target of no control; axe finds nothing on the whole page', async ({
  page,
}) => {
  // Injected by the browser, because the page's policy forbids foreign scripts.
  await page.addInitScript({ content: axe.source })
  await page.goto('/login?scenario=busy&latency=0')
  for (const [as, path] of SCREENS) {
    await page.goto(`${path}?as=${as}`)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expect(openerOf(page)).toBeVisible()
    await expect(loading(page)).toHaveCount(0)
    // axe accepts a smaller target with room around it.
    expect((await openerOf(page).boundingBox())?.width).toBeGreaterThanOrEqual(24)
    expect(await coveredControls(page), `${path} as ${as}`).toEqual([])
    // The stories check every screen at both sizes; the opener is the same at both.
    if (test.info().project.name === 'desktop')
      expect(await axeFindings(page), `${path} as ${as}`).toEqual([])
  }
})

test(
  'the opener can be moved out of the way and stays there',
  { tag: '@desktop' },
  async ({ page }) => {
    await page.goto('/login?scenario=typical')
    await expect(openerOf(page)).toBeVisible()
    const box = await openerOf(page).boundingBox()
    await page.mouse.move((box?.x ?? 0) + 8, (box?.y ?? 0) + 20)
    await page.mouse.down()
    await page.mouse.move(60, 200, { steps: 5 })
    await page.mouse.up()
    await expect(panelOf(page)).toBeHidden()
    await expect(openerOf(page)).toHaveAttribute('data-side', 'left')
    const dropped = await openerOf(page).boundingBox()
    await openerOf(page).press('ArrowUp')
    await expect
      .poll(async () => (await openerOf(page).boundingBox())?.y)
      .toBeLessThan(dropped?.y ?? 0)
    const moved = await openerOf(page).boundingBox()
    await page.reload()
    await expect(openerOf(page)).toHaveAttribute('data-side', 'left')
    expect(await openerOf(page).boundingBox()).toEqual(moved)
  },
)
