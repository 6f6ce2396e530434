/** `npm run icons`: renders the icons of the installed app from the icon of index.html into `public/icons`. */
import { mkdirSync, readFileSync } from 'node:fs'

import { chromium } from 'playwright'

import { launchOptions } from '#tests/support/chromium.ts'
import { ROOT } from '#tests/support/paths.ts'

const INK = '#16181a'

/**
 * `isCut` icons are for systems that crop an icon to their own shape: the ink covers the edges, and
 * the line stays inside the circle that is always visible, four fifths of the width.
 */
const ICONS = [
  { name: '192', size: 192, isCut: false },
  { name: '512', size: 512, isCut: false },
  { name: '180', size: 180, isCut: true },
  { name: 'maskable-192', size: 192, isCut: true },
  { name: 'maskable-512', size: 512, isCut: true },
]

const page = readFileSync(`${ROOT}index.html`, 'utf8')
const [, mark = ''] = /href="data:image\/svg\+xml,([^"]+)"/.exec(page) ?? []
const svg = decodeURIComponent(mark)

mkdirSync(`${ROOT}public/icons`, { recursive: true })
const browser = await chromium.launch(launchOptions())
const tab = await browser.newPage()
for (const { name, size, isCut } of ICONS) {
  await tab.setViewportSize({ width: size, height: size })
  const width = isCut ? size * 0.8 : size
  await tab.setContent(
    `<style>
      body { display: grid; place-items: center; height: 100vh; margin: 0; background: ${isCut ? INK : 'transparent'} }
      svg { width: ${width}px; height: ${width}px }
    </style>${svg}`,
  )
  await tab.screenshot({ path: `${ROOT}public/icons/${name}.png`, omitBackground: true })
}
await browser.close()
