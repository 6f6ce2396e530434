import { BadCommand } from '#mocks/engine/run-command.ts'
import { findChromium } from '#tests/support/chromium.ts'
import { ensureChromium } from '#tests/support/ensure-chromium.ts'

/**
 * Makes sure that there is a browser for the replay.
 *
 * @throws if a window was requested and cannot be opened here
 */
export function ensureBrowser(headed: boolean): void {
  if (!headed) return ensureChromium()
  const { DISPLAY, WAYLAND_DISPLAY } = process.env
  if (process.platform === 'linux' && !DISPLAY && !WAYLAND_DISPLAY)
    throw new BadCommand('--headed needs a screen: neither DISPLAY nor WAYLAND_DISPLAY is set')
  if (findChromium(true) === null)
    throw new BadCommand('--headed needs a Chromium with windows: give its path as CHROMIUM_PATH')
}
