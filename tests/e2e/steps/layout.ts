/** Finds what does not fit into its place, and controls that are covered. */
import type { Locator, Page } from '@playwright/test'

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

export const edgesOf = (part: Locator) =>
  part.evaluate((element) => element.getBoundingClientRect())

/** The controls of the screen that a box covers; with `floating`, of those that do not scroll. */
export async function coveredBy(over: Locator, floating = false): Promise<string[]> {
  return over.page().evaluate(
    ([{ left, right, top, bottom }, onlyFloating]) => {
      const floats = (element: Element | null): boolean =>
        element !== null &&
        (/fixed|sticky/.test(getComputedStyle(element).position) || floats(element.parentElement))
      return [...document.querySelectorAll('#main :is(a, button, input, select, textarea)')]
        .filter((element) => element.checkVisibility() && (!onlyFloating || floats(element)))
        .filter((element) => {
          const at = element.getBoundingClientRect()
          const across = at.left < right && at.right > left
          return at.width > 0 && across && at.top < bottom - 1 && at.bottom > top + 1
        })
        .map((element) => element.outerHTML.slice(0, 200))
    },
    [await edgesOf(over), floating] as const,
  )
}

/** The controls whose target the opener of the mock's panel covers. */
export const coveredByOpener = (page: Page): Promise<string[]> =>
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

/** The controls of the screen whose middle is covered while they have the focus, down and up. */
export const coveredWhenFocused = (page: Page): Promise<string[]> =>
  page
    .locator('#main :is(a, button:enabled, input:enabled)')
    .filter({ visible: true })
    .evaluateAll((all) =>
      [...all, ...all.toReversed()]
        .filter((control) => {
          if (control instanceof HTMLElement) control.focus()
          const { left, top, width, height } = control.getBoundingClientRect()
          const over = document.elementFromPoint(left + width / 2, top + height / 2)
          const labels = control instanceof HTMLInputElement ? (control.labels ?? []) : []
          return ![control, ...labels].some((one) => one.contains(over))
        })
        .map((control) => control.outerHTML.slice(0, 120)),
    )

/** The control that has the focus, if it is on the screen and its middle is covered. */
export const coveredFocus = (page: Page): Promise<string | null> =>
  page.evaluate(() => {
    const control = document.activeElement
    if (!control?.matches('#main *')) return null
    const { left, top, width, height } = control.getBoundingClientRect()
    const over = document.elementFromPoint(left + width / 2, top + height / 2)
    const labels = control instanceof HTMLInputElement ? (control.labels ?? []) : []
    return [control, ...labels].some((one) => one.contains(over)) ? null : control.outerHTML
  })
