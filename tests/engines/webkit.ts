import { once } from 'node:events'
import { createServer } from 'node:http'

import { Builder, error, Key as Code, Origin, type WebElement } from 'selenium-webdriver'

import { listening } from '#tests/support/listening.ts'

import {
  type Browser,
  DRAG_BEGINS,
  type Handle,
  type Key,
  NotYet,
  PHONE,
  until,
} from './browser.ts'
import { end, start } from './programs.ts'

const CODES: Record<Key, string> = {
  Tab: Code.TAB,
  ArrowDown: Code.ARROW_DOWN,
  Escape: Code.ESCAPE,
  Control: Code.CONTROL,
  a: 'a',
}
const DRAG_MS = 300

/** A port without a listener. */
async function freePort(): Promise<string> {
  const server = createServer()
  const { port } = new URL(await listening(server))
  server.close()
  return port
}

/** Errors after which nothing has changed on the page. */
const UNTOUCHED = [
  error.ElementClickInterceptedError,
  error.ElementNotInteractableError,
  error.NoSuchElementError,
  error.StaleElementReferenceError,
]

const handleOf = (element: WebElement): Handle => ({
  click: () => element.click(),
  type: (words) => element.sendKeys(words),
  give: (path) => element.sendKeys(path),
})

/** Opens WebKitGTK's small browser without any data, on a new display. */
export async function openWebKit(): Promise<Browser> {
  const display = start('Xvfb', ['-displayfd', '3', '-screen', '0', '1280x1024x24'])
  const [number] = await once(display.stdio[3] ?? display, 'data')
  const port = await freePort()
  const server = start('WebKitWebDriver', [`--port=${port}`], {
    DISPLAY: `:${String(number).trim()}`,
    GDK_BACKEND: 'x11',
    LIBGL_ALWAYS_SOFTWARE: '1',
    LC_ALL: 'en_US.UTF-8',
  })
  const endAll = async (): Promise<void> => {
    await end(server)
    await end(display)
  }
  try {
    const address = `http://127.0.0.1:${port}`
    await until('WebKitWebDriver', () =>
      fetch(`${address}/status`).catch((problem: unknown) => {
        throw new NotYet(String(problem))
      }),
    )
    const driver = await new Builder()
      .usingServer(address)
      .withCapabilities({ browserName: 'MiniBrowser' })
      .build()
    await driver.manage().window().setRect(PHONE)
    return {
      open: (url) => driver.get(url),
      evaluate: (expression) =>
        driver.executeAsyncScript(
          `const done = arguments[0]; (async () => ${expression})().then(done)`,
        ),
      async elements(expression) {
        const found: WebElement[] = await driver.executeScript(`return ${expression}`)
        return found.map(handleOf)
      },
      isUntouched: (problem) => UNTOUCHED.some((kind) => problem instanceof kind),
      async press(keys) {
        const codes = keys.map((key) => CODES[key])
        const actions = driver.actions()
        for (const code of codes) actions.keyDown(code)
        for (const code of codes.toReversed()) actions.keyUp(code)
        await actions.perform()
      },
      type: (words) => driver.actions().sendKeys(words).perform(),
      drag: (from, to) =>
        driver
          .actions()
          .move({ ...from, duration: DRAG_MS })
          .press()
          .move({ origin: Origin.POINTER, y: DRAG_BEGINS, duration: DRAG_MS })
          .move({ ...to, duration: DRAG_MS })
          .release()
          .perform(),
      async quit() {
        await driver.quit()
        await endAll()
      },
    }
  } catch (problem) {
    await endAll()
    throw problem
  }
}
