/** Names of clients and programs are shown in full wherever there is room for them. */
import type { Page } from '@playwright/test'

import { STRENGTH } from './steps/plans.ts'
import { goTo, loading, shown } from './steps/screen.ts'
import { expect, test } from './steps/test.ts'

/** Changes the width of the open page, and waits until it is rendered in that width. */
async function resize(page: Page, width: number, height: number): Promise<void> {
  await page.setViewportSize({ width, height })
  await page.evaluate(async () => {
    for (let rendered = 0; rendered < 2; rendered += 1)
      await new Promise((done) => requestAnimationFrame(done))
  })
  await expect(loading(page)).toHaveCount(0)
}

/** The names that are cut, broken inside a word, or on two lines if one is enough. */
const namesAtFault = (page: Page, isOneLine: boolean): Promise<string[]> =>
  page
    .getByRole('list', { name: 'Клієнти' })
    .getByRole('article')
    // The other link of a row is a telephone number.
    .getByRole('link', { name: /^[^+]+$/ })
    .evaluateAll((all, onOneLine) => {
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
          return isBroken || isCut || (onOneLine && linesOf(text, 0, name.textContent.length) > 1)
        })
        .map((name) => name.textContent)
    }, isOneLine)

/** A width of the base, whether all names have room on one line, and all rows one height. */
const BASES = {
  typical: [
    [390, true, true],
    [1000, true, true],
    [1280, true, true],
  ],
  busy: [
    [320, false, false],
    [1152, true, true],
    [1280, false, true],
  ],
} as const

test('no name in the client base is cut or broken inside a word', async ({ page }) => {
  for (const scenario of ['typical', 'busy'] as const) {
    await page.goto(`/client-baze?scenario=${scenario}&as=coach`)
    const list = page.getByRole('list', { name: 'Клієнти' })
    const rows = list.getByRole('article')
    for (const [width, onOneLine, isEven] of BASES[scenario])
      await test.step(`${scenario}, ${width} px`, async () => {
        // High, because only the visible rows are rendered.
        await resize(page, width, 2000)
        await expect(rows.nth(20)).toBeVisible()
        expect(await namesAtFault(page, onOneLine)).toEqual([])
        const heights = await rows.evaluateAll((all) =>
          all.map((row) => Math.round(row.getBoundingClientRect().height)),
        )
        if (isEven) expect([...new Set(heights)]).toHaveLength(1)
        // A row with two lines moves the rows below it, once the list has measured it.
        const gaps = (): Promise<number[]> =>
          list.evaluate(({ children }) => {
            const boxes = [...children].map((row) => row.getBoundingClientRect())
            const inOrder = boxes.toSorted((a, b) => a.top - b.top)
            return inOrder.slice(1).map((box, n) => Math.round(box.top - (inOrder[n]?.bottom ?? 0)))
          })
        await expect.poll(async () => (await gaps()).filter((gap) => gap !== 0)).toEqual([])
      })
  }
})

test('in the calendar a program has all lines that fit into its card, and a request says in full that it waits', async ({
  page,
}) => {
  await page.goto('/calendar?scenario=busy&as=coach')
  const cards = page.getByRole('button', { name: /підтверджено$/ }).filter({ visible: true })
  const notes = page.getByRole('button').getByText('Очікує підтвердження').filter({ visible: true })
  for (const width of [320, 390, 768, 1024, 1100, 1152, 1280, 1920])
    await test.step(`${width} px`, async () => {
      await resize(page, width, 1080)
      await expect(cards.nth(5)).toBeVisible()
      await expect(notes.first()).toBeVisible()
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
      const tooLong = await notes.evaluateAll((all) =>
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
      expect(tooLong).toEqual([])
    })
})

/** What is not black on white, stays in place on every sheet, or can only be pressed. */
const notOnPaper = (page: Page): Promise<string[]> =>
  page
    .locator('html, body *')
    .filter({ visible: true })
    .evaluateAll((all) =>
      all
        .filter((one) => {
          const { color, colorScheme, backgroundColor, position } = getComputedStyle(one)
          return (
            color !== 'rgb(0, 0, 0)' ||
            colorScheme !== 'light' ||
            backgroundColor !== 'rgba(0, 0, 0, 0)' ||
            position === 'fixed' ||
            one.matches('nav, input, .mantine-Button-root, .mantine-ActionIcon-root')
          )
        })
        .map((one) => one.outerHTML.slice(0, 120)),
    )

test('on paper a base, a library, a week, a plan and a coach’s page are whole and black on white', async ({
  page,
}) => {
  await page.goto('/client-baze?scenario=busy&as=coach')
  const clients = page.getByRole('list', { name: 'Клієнти' }).getByRole('article')
  await expect(page.locator('[aria-setsize="140"]').first()).toBeAttached()
  // This listener is called after the app's.
  await page.evaluate(() =>
    addEventListener('beforeprint', () => {
      document.documentElement.dataset['printed'] = `${document.querySelectorAll('article').length}`
    }),
  )
  await page.pdf()
  await expect(page.locator('html')).toHaveAttribute('data-printed', '140')
  const main = page.locator('#main')
  // As wide as the text on A4.
  await page.setViewportSize({ width: 718, height: 1000 })
  for (const [path, parts, count] of [
    ['/client-baze', clients.getByText(/^\+380/), 140],
    ['/program', main.getByRole('heading', { level: 2 }), 60],
    ['/calendar', main.getByRole('heading', { level: 3 }), 7],
    [`/session/${STRENGTH}`, main.getByRole('table'), 6],
    ['/coach/olena-koval', main.getByRole('heading', { level: 2 }), 4],
  ] as const)
    await test.step(path, async () => {
      await page.emulateMedia({ media: 'screen' })
      await goTo(page, path)
      await shown(page)
      await page.emulateMedia({ media: 'print' })
      await expect(parts.filter({ visible: true })).toHaveCount(count)
      // Colours change in a transition.
      await expect.poll(() => notOnPaper(page)).toEqual([])
      const edges = await parts.evaluateAll((all) => all.map((one) => one.getBoundingClientRect()))
      const under = edges.slice(1).map(({ top }, at) => top - (edges[at]?.bottom ?? 0))
      expect(Math.min(...under)).toBeGreaterThanOrEqual(0)
    })
})
