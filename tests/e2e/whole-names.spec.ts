/** Names of clients and programs are shown in full wherever there is room for them. */
import { expect, test } from './steps/test.ts'

/** A window, its scenario, and whether all names have room on one line, and all rows one height. */
const BASES = [
  [320, 'busy', false, false],
  [390, 'typical', true, true],
  [1000, 'typical', true, true],
  [1152, 'busy', true, true],
  [1280, 'busy', false, true],
  [1280, 'typical', true, true],
] as const

for (const [width, scenario, onOneLine, isEven] of BASES)
  test(
    `at ${width} px no name in the client base is cut or broken inside a word (${scenario})`,
    { tag: '@desktop' },
    async ({ page }) => {
      // High, because only the visible rows are rendered.
      await page.setViewportSize({ width, height: 2000 })
      await page.goto(`/client-baze?scenario=${scenario}&as=coach`)
      // The other link of a row is a telephone number.
      const names = page
        .getByRole('list', { name: 'Клієнти' })
        .getByRole('article')
        .getByRole('link', { name: /^[^+]+$/ })
      await expect(names.nth(20)).toBeVisible()
      const faults = await names.evaluateAll((all, isOneLine) => {
        const linesOf = (text: Node, from: number, to: number): number => {
          const range = document.createRange()
          range.setStart(text, from)
          range.setEnd(text, to)
          return range.getClientRects().length
        }
        return all
          .filter((name) => {
            const text = name.firstChild
            if (!text) return true
            // A word of 20 letters may be wider than its row.
            const words = [...name.textContent.matchAll(/[^\s-]+/g)]
            const isBroken = words.some(
              ({ 0: word, index }) =>
                word.length < 20 && linesOf(text, index, index + word.length) > 1,
            )
            const isCut = name.scrollWidth > name.clientWidth
            return isBroken || isCut || (isOneLine && linesOf(text, 0, name.textContent.length) > 1)
          })
          .map((name) => name.textContent)
      }, onOneLine)
      expect(faults).toEqual([])
      const heights = await page
        .getByRole('list', { name: 'Клієнти' })
        .getByRole('article')
        .evaluateAll((rows) => rows.map((row) => Math.round(row.getBoundingClientRect().height)))
      if (isEven) expect([...new Set(heights)]).toHaveLength(1)
      // A row with two lines moves the rows below it.
      const gaps = await page.getByRole('list', { name: 'Клієнти' }).evaluate((list) => {
        const rows = [...list.children].map((row) => row.getBoundingClientRect())
        const inOrder = rows.toSorted((a, b) => a.top - b.top)
        return inOrder.slice(1).map((row, n) => Math.round(row.top - (inOrder[n]?.bottom ?? 0)))
      })
      expect(gaps.filter((gap) => gap !== 0)).toEqual([])
    },
  )

for (const width of [390, 768, 1280, 1920])
  test(
    `at ${width} px a program in the calendar has all lines that fit into its card`,
    { tag: '@desktop' },
    async ({ page }) => {
      await page.setViewportSize({ width, height: 1080 })
      await page.goto('/calendar?scenario=busy&as=coach')
      const cards = page.getByRole('button', { name: /підтверджено$/ }).filter({ visible: true })
      await expect(cards.nth(5)).toBeVisible()
      const faults = await cards.evaluateAll((all) =>
        all
          .filter((card) => {
            // The texts of a card: its time, its client, its program and its status.
            const texts = document.createTreeWalker(card, NodeFilter.SHOW_TEXT)
            while (texts.nextNode()?.textContent !== 'підтверджено');
            const program = texts.previousNode()?.parentElement
            if (!program) return true
            const line = parseFloat(getComputedStyle(program).lineHeight)
            const { paddingBottom } = getComputedStyle(card)
            const edge = card.getBoundingClientRect().bottom - parseFloat(paddingBottom)
            const free = edge - program.getBoundingClientRect().bottom
            const isCut = program.scrollHeight > program.clientHeight + 2
            return free < -1 || (isCut && free >= line)
          })
          .map((card) => card.textContent),
      )
      expect(faults).toEqual([])
    },
  )

for (const width of [320, 768, 1024, 1100, 1152, 1280])
  test(
    `at ${width} px the calendar's requests say in full that they wait`,
    { tag: '@desktop' },
    async ({ page }) => {
      await page.setViewportSize({ width, height: 1080 })
      await page.goto('/calendar?scenario=busy&as=coach')
      const notes = page
        .getByRole('button')
        .getByText('Очікує підтвердження')
        .filter({ visible: true })
      await expect(notes.first()).toBeVisible()
      const faults = await notes.evaluateAll((all) =>
        all
          .filter((note) => {
            const card = note.closest('button')?.getBoundingClientRect()
            const words = document.createRange()
            words.selectNodeContents(note)
            const { right, bottom } = words.getBoundingClientRect()
            return !card || right > card.right || bottom > card.bottom
          })
          .map((note) => note.closest('button')?.textContent),
      )
      expect(faults).toEqual([])
    },
  )
