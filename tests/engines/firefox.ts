import puppeteer, { type ElementHandle } from 'puppeteer-core'

import { type Browser, DRAG_BEGINS, type Handle, NotYet, PHONE } from './browser.ts'
import { ensure, ENVIRONMENT } from './programs.ts'

const PREFERENCES = {
  'intl.accept_languages': 'uk-UA, uk',
  // So that the browser contacts only the page's server.
  'services.settings.server': 'data:,#none/v1',
  'app.update.disabledForTesting': true,
  'datareporting.policy.dataSubmissionEnabled': false,
  'network.captive-portal-service.enabled': false,
  'network.connectivity-service.enabled': false,
}
const DRAG_STEPS = 10

/** The driver's errors for an element that was removed, or is not visible. */
const UNTOUCHED = /detached|disposed|not clickable|no such node|not an Element/i

/** Whether a click on an element's middle would hit another element; the driver does not check. */
function isCovered(element: Element): boolean {
  const { left, top, width, height } = element.getBoundingClientRect()
  return !element.contains(document.elementFromPoint(left + width / 2, top + height / 2))
}

const handleOf = (element: ElementHandle): Handle => ({
  async click() {
    await element.scrollIntoView()
    if (await element.evaluate(isCovered)) throw new NotYet('it is covered')
    await element.click()
  },
  type: (words) => element.type(words),
  async give(path) {
    const field = await element.toElement('input')
    await field.uploadFile(path)
  },
})

/** Opens a Firefox with an empty profile, driven by WebDriver BiDi. */
export async function openFirefox(): Promise<Browser> {
  const firefox = await puppeteer.launch({
    browser: 'firefox',
    executablePath: ensure('Firefox'),
    extraPrefsFirefox: PREFERENCES,
    env: ENVIRONMENT,
    defaultViewport: PHONE,
  })
  const page = await firefox.newPage()
  return {
    async open(url) {
      await page.goto(url)
    },
    async evaluate(expression) {
      return Object({ value: await page.evaluate(expression) }).value
    },
    async elements(expression) {
      const list = await page.evaluateHandle<[], () => Element[]>(expression)
      const count = await list.evaluate(({ length }) => length)
      const found = Array.from({ length: count }, (_, at) => list.getProperty(at))
      return (await Promise.all(found)).map(handleOf)
    },
    isUntouched: ({ message }) => UNTOUCHED.test(message),
    async press(keys) {
      for (const key of keys) await page.keyboard.down(key)
      for (const key of keys.toReversed()) await page.keyboard.up(key)
    },
    type: (words) => page.keyboard.type(words),
    async drag(from, to) {
      await page.mouse.move(from.x, from.y)
      await page.mouse.down()
      await page.mouse.move(from.x, from.y + DRAG_BEGINS)
      await page.mouse.move(to.x, to.y, { steps: DRAG_STEPS })
      await page.mouse.up()
    },
    quit: () => firefox.close(),
  }
}
