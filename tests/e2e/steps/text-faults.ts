/** Finds texts that do not fit into their places. */
import type { Page } from '@playwright/test'

/**
 * The text of what is wider than its box: the page, the label of a tab or of a button, the content
 * of a dialog, of a row of a list, the name in the strip of requests and in the list of clients.
 */
export const tooWide = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const names = 'header > div button span, [role="option"] span'
    const others = `nav[aria-label="Головне меню"] a, .mantine-Button-label, [role="dialog"] *, #main li > div, ${names}`
    const isWide = (element: Element): boolean => {
      const isHidden = getComputedStyle(element).clip !== 'auto'
      return element.scrollWidth > element.clientWidth && element.clientWidth > 0 && !isHidden
    }
    return [document.documentElement, ...document.querySelectorAll(others)]
      .filter(isWide)
      .map((wide) => wide.textContent)
  })

/**
 * The words of the screen that are broken in two lines. A word of 16 letters or more may be wider
 * than its column.
 */
export const brokenWords = (page: Page): Promise<string[]> =>
  page.locator('#main').evaluate((main) => {
    const isBroken = (text: Node, from: number, to: number): boolean => {
      const range = document.createRange()
      range.setStart(text, from)
      range.setEnd(text, to)
      return range.getClientRects().length > 1
    }
    const broken: string[] = []
    const texts = document.createTreeWalker(main, NodeFilter.SHOW_TEXT)
    for (let text = texts.nextNode(); text; text = texts.nextNode()) {
      const part = text.parentElement
      if (!part || part.closest('.mantine-VisuallyHidden-root')) continue
      // Its words are visible elsewhere in the row.
      if (getComputedStyle(part).clipPath !== 'none') continue
      for (const { 0: word, index } of text.textContent?.matchAll(/[^\s-]+/g) ?? [])
        if (word.length < 16 && isBroken(text, index, index + word.length)) broken.push(word)
    }
    return broken
  })
