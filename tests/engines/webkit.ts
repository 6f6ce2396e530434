import { once } from 'node:events'
import { createServer } from 'node:net'

import { ensureWebKitDriver, ensureXvfb } from '#tests/support/ensure-engines.ts'

import { type Browser, COMMANDS, DriverError } from './browser.ts'
import { end, start } from './process.ts'
import { ready } from './until.ts'

/** A port that nobody listens on. */
async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  server.close()
  if (address === null || typeof address === 'string') throw new Error('No port is free')
  return address.port
}

/** Sends a command of WebDriver. Throws a DriverError as it is answered by one. */
async function post(url: string, parameters: object): Promise<unknown> {
  const response = await fetch(url, { method: 'POST', body: JSON.stringify(parameters) })
  const { value } = Object(await response.json())
  if (!response.ok) throw new DriverError(value)
  return value
}

/** Opens WebKitGTK's small browser without any data, on a display of its own. */
export async function openWebKit(): Promise<Browser> {
  const display = start(ensureXvfb(), ['-displayfd', '3', '-screen', '0', '1280x1024x24'])
  const [number] = await once(display.stdio[3] ?? display, 'data')
  const port = await freePort()
  const driver = start(ensureWebKitDriver(), [`--port=${port}`], {
    DISPLAY: `:${String(number).trim()}`,
    GDK_BACKEND: 'x11',
    LIBGL_ALWAYS_SOFTWARE: '1',
    LC_ALL: 'en_US.UTF-8',
  })
  const quit = async (): Promise<void> => {
    await end(driver)
    await end(display)
  }
  try {
    const server = `http://127.0.0.1:${port}`
    await ready('WebKitWebDriver', () => fetch(`${server}/status`))
    const { sessionId } = Object(await post(`${server}/session`, { capabilities: {} }))
    const session = `${server}/session/${sessionId}`
    return {
      async send(command, parameters) {
        const path = COMMANDS[command].path.replace('{id}', String(parameters['id']))
        return Object({ value: await post(session + path, parameters) }).value
      },
      async quit() {
        await fetch(session, { method: 'DELETE' })
        await quit()
      },
    }
  } catch (error) {
    await quit()
    throw error
  }
}
