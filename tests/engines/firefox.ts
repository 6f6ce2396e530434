import { readFile, writeFile } from 'node:fs/promises'

import { ensureFirefox } from '#tests/support/ensure-engines.ts'

import { type Browser, COMMANDS } from './browser.ts'
import { connectMarionette } from './marionette.ts'
import { end, start, temporaryFolder } from './process.ts'
import { ready } from './until.ts'

const PREFERENCES = {
  // A free port, which Firefox writes into a file of the profile.
  'marionette.port': 0,
  'intl.accept_languages': 'uk-UA, uk',
  // It calls nobody but the page's server.
  'services.settings.server': 'data:,#none/v1',
  'app.update.disabledForTesting': true,
  'datareporting.policy.dataSubmissionEnabled': false,
  'network.captive-portal-service.enabled': false,
  'network.connectivity-service.enabled': false,
}

/** Opens a Firefox with an empty profile. */
export async function openFirefox(): Promise<Browser> {
  const [profile, removeProfile] = await temporaryFolder()
  const lines = Object.entries(PREFERENCES).map(
    ([name, value]) => `user_pref(${JSON.stringify(name)}, ${JSON.stringify(value)});`,
  )
  await writeFile(`${profile}/user.js`, lines.join('\n'))
  const firefox = start(ensureFirefox(), [
    '--headless',
    '--marionette',
    '--no-remote',
    '--profile',
    profile,
  ])
  const quit = async (): Promise<void> => {
    await end(firefox)
    await removeProfile()
  }
  try {
    const port = await ready('Firefox', () => readFile(`${profile}/MarionetteActivePort`, 'utf8'))
    const send = await connectMarionette(Number(port))
    await send('WebDriver:NewSession', { strictFileInteractability: false })
    return {
      async send(command, parameters) {
        const answer = await send(COMMANDS[command].marionette, parameters)
        return Object(answer).value
      },
      quit,
    }
  } catch (error) {
    await quit()
    throw error
  }
}
