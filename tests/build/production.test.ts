/** A build without mocks contains none of their bytes (README.md «Map»). */
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

import { DEFAULT_THEME } from '@mantine/core'
import { PNG } from 'pngjs'
import { type PreviewServer, preview } from 'vite'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'

import { ASSET_CACHE, HOSTING_HEADERS } from '#src/build/hosting.ts'
import { cssVariables } from '#src/ui/theme/theme.ts'

import { ROOT } from '../support/paths.ts'
import {
  buildApp,
  firstFiles,
  kilobytesOf,
  pathsOf,
  textOf,
  withImports,
} from './production-build.fixture.ts'

/** For each part a text that only this part contains. */
const MARKS = {
  msw: 'mockServiceWorker',
  'msw in the page': 'MOCKING_ENABLED',
  faker: '@faker-js',
  'the contract JSON': 'x-assumption',
  'the mock’s validators': 'instancePath',
  'the seeds': '+380671112233',
  'the persona’s password': 'Trener2026!',
  'the exercise catalogue': 'BENCH_PRESS',
  'the pipeline': 'The contract is broken',
  'the QA panel': 'Скопіювати посилання',
  'the way into the panel': 'mock-opener',
  'the recording of steps': 'mock-steps',
  'the way to a server beside the mock': '/__server',
}

let build = ''
let text = ''

beforeAll(async () => {
  build = await buildApp('production')
  text = textOf(build)
}, 120_000)

test('it contains the application, and no worker script of the mock', () => {
  expect(text).toContain('Пульс')
  expect(text).toContain('/v1/auth/login')
  expect(readdirSync(build)).not.toContain('mockServiceWorker.js')
})

test.each(Object.entries(MARKS))('it contains nothing of %s', (_, mark) => {
  expect(text).not.toContain(mark)
})

const BUDGETS = [
  // Besides the page, which has their style sheets, and its fonts.
  { path: '/login', kilobytes: 150, files: 1 },
  { path: '/dashboard', kilobytes: 166, files: 2 },
]

test.each(BUDGETS)('$path loads at most $kilobytes KB of scripts', ({ path, kilobytes, files }) => {
  const loaded = firstFiles(build, path)
  const scripts = loaded.filter((one) => one.endsWith('.js'))
  expect(kilobytesOf(build, scripts)).toBeLessThanOrEqual(kilobytes)
  const fonts = loaded.filter((one) => one.endsWith('.woff2'))
  expect(loaded.length - fonts.length).toBeLessThanOrEqual(files)
})

test('the page, with the markup of its first paint, has at most 20 KB', () => {
  expect(kilobytesOf(build, ['index.html'])).toBeLessThanOrEqual(20)
})

/** For each package a text that only this package contains. */
const CALENDARS = { '@mantine/dates': 'calendarHeaderControlIcon', dayjs: 'YYYY-MM-DDTHH:mm:ssZ' }

describe.each(['/login', '/dashboard'])('%s', (path) => {
  test.each(Object.entries(CALENDARS))('loads nothing of %s', (_, mark) => {
    for (const file of firstFiles(build, path))
      expect(readFileSync(join(build, file), 'utf8')).not.toContain(mark)
    // Other screens load it, so the text is not outdated.
    expect(text).toContain(mark)
  })
})

test('the chart of measurements costs the client’s card at most 40 KB', () => {
  const card = withImports(build, /\/client\/\$clientId\.tsx\?/)
  const chart = withImports(build, /\/MeasureChart\.tsx$/, card)
  expect(chart.size).toBeGreaterThan(0)
  expect(kilobytesOf(build, chart)).toBeLessThan(40)
})

test('no screen has more than 62 KB of scripts in addition to those of the dashboard', () => {
  const frame = new Set(firstFiles(build, '/dashboard'))
  const paths = pathsOf(build)
  expect(paths.length).toBeGreaterThan(20)
  const costs = paths.map((path) => {
    const scripts = firstFiles(build, path).filter((one) => one.endsWith('.js') && !frame.has(one))
    return { path, kilobytes: kilobytesOf(build, scripts) }
  })
  expect(costs.filter(({ kilobytes }) => kilobytes > 62)).toEqual([])
})

test('the page’s policy allows only pictures from other origins, and no markup from text', () => {
  const page = readFileSync(join(build, 'index.html'), 'utf8')
  const [, policy = ''] =
    /<meta http-equiv="Content-Security-Policy" content="([^"]*)"/.exec(page) ?? []
  const { 'script-src': scripts = '', ...rest } = Object.fromEntries(
    policy.split('; ').map((rule) => {
      const [name = '', ...values] = rule.split(' ')
      return [name, values.join(' ')]
    }),
  )
  expect(rest).toEqual({
    'default-src': "'none'",
    'style-src-elem': "'self' 'unsafe-inline'",
    'style-src-attr': "'none'",
    'font-src': "'self'",
    'img-src': "'self' data: blob: https:",
    'connect-src': "'self'",
    'worker-src': "'self'",
    'manifest-src': "'self'",
    'base-uri': "'none'",
    'form-action': "'none'",
    'require-trusted-types-for': "'script'",
    'trusted-types': 'default dompurify',
  })
  // Its own inline scripts are listed by their hashes.
  expect(scripts).toMatch(/^'self'(?: 'sha256-[\w+/]+=*')+$/)
})

describe('installed', () => {
  const fileText = (name: string): string => readFileSync(join(build, name), 'utf8')
  const manifestOf = (): {
    icons: Record<'src' | 'sizes' | 'purpose', string>[]
    shortcuts: { url: string }[]
    theme_color: string
    background_color: string
  } => JSON.parse(fileText('manifest.webmanifest'))
  const sizeOf = (path: string): string => {
    const { width, height } = PNG.sync.read(readFileSync(join(build, path)))
    return `${width}x${height}`
  }

  test('the page has a manifest, whose icons exist in their sizes', () => {
    const page = fileText('index.html')
    expect(page).toContain('<link rel="manifest" href="/manifest.webmanifest">')
    const { icons, shortcuts, ...manifest } = manifestOf()
    expect(manifest).toMatchObject({
      name: 'Пульс',
      lang: 'uk',
      start_url: '/',
      display: 'standalone',
    })
    expect(icons.map(({ sizes, purpose }) => `${purpose} ${sizes}`)).toEqual([
      'any 192x192',
      'any 512x512',
      'maskable 192x192',
      'maskable 512x512',
    ])
    for (const { src, sizes } of icons) expect(sizeOf(src)).toBe(sizes)
    const [, touch = ''] = /rel="apple-touch-icon" href="([^"]+)"/.exec(page) ?? []
    expect(sizeOf(touch)).toBe('180x180')
    expect(shortcuts.map(({ url }) => url)).toEqual(['/calendar', '/add-meeting'])
  })

  test('its colour is that of the page and of the theme', () => {
    const { theme_color, background_color } = manifestOf()
    const [light, dark] = ['light', 'dark'].map(
      (scheme) =>
        new RegExp(`name="theme-color" content="([^"]+)" media="[^"]*${scheme}\\)"`).exec(
          fileText('index.html'),
        )?.[1],
    )
    const colours = cssVariables(DEFAULT_THEME)
    expect(theme_color).toBe(light)
    expect(background_color).toBe(light)
    expect(colours.light['--pulse-page']).toBe(light)
    expect(colours.dark['--pulse-page']).toBe(dark)
  })

  test('the worker keeps the page and the files with a hash in their names, and no call of the API', () => {
    const worker = fileText('worker.js')
    const kept = [...worker.matchAll(/"?url"?:\s*["`']([^"`']+)["`']/g)].map(([, url]) => url)
    const assets = readdirSync(join(build, 'assets')).map((name) => `assets/${name}`)
    const others = ['fallback.png', 'index.html', 'manifest.webmanifest']
    expect(new Set(kept)).toEqual(new Set([...assets, ...others]))
    // The API is named once: among the addresses that are not pages. A hash may contain its name.
    expect(worker.replaceAll(/assets\/[\w-]+/g, '').match(/v1/g)).toHaveLength(1)
  })
})

describe('12.32: as a host serves it', () => {
  let server: PreviewServer
  let origin: string
  beforeAll(async () => {
    server = await preview({
      root: ROOT,
      logLevel: 'error',
      build: { outDir: build },
      preview: { host: 'localhost', port: 0 },
    })
    origin = server.resolvedUrls?.local[0] ?? ''
  })
  afterAll(() => server.close())

  test('no page may frame it; a file with a hash in its name is requested once, all others each time', async () => {
    const hosting = readFileSync(`${ROOT}docs/hosting.md`, 'utf8')
    const page = await fetch(`${origin}login`)
    expect(page.headers.get('content-security-policy')).toBe("frame-ancestors 'none'")
    for (const [name, value] of Object.entries(HOSTING_HEADERS)) {
      expect(page.headers.get(name)).toBe(value)
      expect(hosting).toContain(`\n${name}: ${value}\n`)
    }
    expect(page.headers.get('cache-control')).toBe('no-cache')
    const script = /\/assets\/[^"]+\.js/.exec(await page.text())?.[0] ?? ''
    for (const [path, caching] of Object.entries({
      [script]: ASSET_CACHE,
      '/worker.js': 'no-cache',
    })) {
      const file = await fetch(new URL(path, origin))
      expect(file.headers.get('content-type')).toMatch(/javascript/)
      expect(file.headers.get('cache-control')).toBe(caching)
    }
    expect(hosting).toContain(`Cache-Control: ${ASSET_CACHE}`)
    expect(hosting).toContain('`/worker.js`')
  })

  test('search engines get a robots file: the public pages, and the files that these need', async () => {
    const robots = await fetch(`${origin}robots.txt`)
    expect(robots.headers.get('content-type')).toMatch(/^text\/plain/)
    const lines = (await robots.text()).split('\n').filter((line) => !/^(#.*)?$/.test(line))
    expect(lines[0]).toBe('User-agent: *')
    const rules = lines.slice(1).map((line) => /^(Allow|Disallow): (\/\S*)$/.exec(line)?.slice(1))
    expect(rules).toContainEqual(['Allow', '/coach/'])
    expect(rules.filter((rule) => rule?.[0] !== 'Allow')).toEqual([['Disallow', '/']])
  })
})
