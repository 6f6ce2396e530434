/** `npm run icons`: renders the icons of the installed app from the icon of index.html into `public/icons`. */
import { mkdirSync, readFileSync } from 'node:fs'

import { chromium } from 'playwright'

import { launchOptions } from '#tests/support/chromium.ts'
import { ROOT } from '#tests/support/paths.ts'

const INK = '#16181a'

/**
 * The icons by name, and whether each is for systems that crop an icon to their own shape: the ink
 * covers its edges, and the line stays inside the circle that is always visible, four fifths of the
 * width.
 */
const ICONS = {
  '192': false,
  '512': false,
  '180': true,
  'maskable-192': true,
  'maskable-512': true,
}

const page = readFileSync(`${ROOT}index.html`, 'utf8')
const [, mark = ''] = /href="data:image\/svg\+xml,([^"]+)"/.exec(page) ?? []
const svg = decodeURIComponent(mark)

mkdirSync(`${ROOT}public/icons`, { recursive: true })
const browser = await chromium.launch(launchOptions())
const tab = await browser.newPage()
for (const [name, isCut] of Object.entries(ICONS)) {
  const size = Number(name.replace('maskable-', ''))
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
