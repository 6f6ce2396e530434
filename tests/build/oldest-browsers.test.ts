/** The oldest browsers of docs/hosting.md have what the builds use. */
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

import { describe, expect, test } from 'vitest'

import { BROWSERS, callsWithout, stylesWithout } from '../support/oldest-browsers.ts'
import { buildApp } from './production-build.fixture.ts'

/** What one of them does not have, and what it does without. */
const FINE: Record<string, string> = {
  '.createPolicy': 'called if there are Trusted Types',
  '.getAttributeType': 'called if there are Trusted Types',
  '.skipTransition': 'called for a transition that has begun',
  '.vibrate': 'called if there is one',
  '.setAppBadge': 'called if there is one',
  '.databases': 'nothing is shown that was stored (src/api/offline.ts)',
  'Response.json': 'msw calls it for an answer that cannot be copied',
  '.getSetCookie': 'msw calls it in Node only',
  '.difference': 'msw calls it for handlers that are reset, which the mock never does',
  '.intersection': 'msw calls it for handlers that are reset, which the mock never does',
  cursor: 'a phone has no pointer',
  'forced-color-adjust': 'an iPhone forces no colours',
  resize: 'no corner to pull',
  'scrollbar-width': 'a scrollbar is shown',
  'field-sizing': 'a long text is scrolled in its field',
  'text-box-trim': 'a text is a pixel lower',
  'text-box-edge': 'a text is a pixel lower',
  'text-wrap': 'a heading breaks elsewhere',
  ':selection': 'a selected text has the colour of the system',
}
const isNew = (found: string): boolean => !((found.split(': ')[0] ?? '') in FINE)

test('what is newer is found, unless a file defines it itself', () => {
  const calls =
    'AbortSignal.any([a]);d={groupBy:1};Map.groupBy(d);URL.canParse(b);c.checkVisibility();Promise.any([]);[].at(0)'
  const found = ['AbortSignal.any', 'Map.groupBy', 'URL.canParse', '.checkVisibility']
  expect(callsWithout('safari_ios', calls).toSorted()).toEqual(found.toSorted())
  expect(callsWithout('safari_ios', 'Map.groupBy??=f;Map.groupBy(a,b)')).toEqual([])
  const rules =
    'a:open{color:light-dark(red,blue)}@scope{b{min-height:1lh;text-wrap-style:pretty;-moz-x:1}}'
  expect(stylesWithout('safari_ios', rules)).toEqual([
    'text-wrap-style',
    '@scope',
    ':open',
    'light-dark()',
  ])
})

describe.each(['production', 'demo'] as const)('%s', (mode) => {
  test('nothing in its scripts and style sheets is newer', async () => {
    const build = await buildApp(mode)
    const files = readdirSync(build, { recursive: true, encoding: 'utf8' })
    const textOf = (type: RegExp): string =>
      files
        .filter((name) => type.test(name))
        .map((name) => readFileSync(join(build, name), 'utf8'))
        .join('\n')
    const [scripts, sheets] = [textOf(/\.(js|html)$/), textOf(/\.css$/)]
    for (const browser of BROWSERS) {
      expect([browser, ...callsWithout(browser, scripts).filter(isNew)]).toEqual([browser])
      expect([browser, ...stylesWithout(browser, sheets).filter(isNew)]).toEqual([browser])
    }
  }, 120_000)
})
