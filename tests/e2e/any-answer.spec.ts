/**
 * Each screen shows whatever the contract allows a server to answer: no failure, no error on the
 * console, no skeleton that stays, nothing too wide, no control without a name. `SEEDS=20` tries
 * twenty seeds in place of one (docs/tests.md).
 */
import type { Page } from '@playwright/test'
import axe from 'axe-core'

import type { FileRouteTypes } from '#src/app/route-tree.gen.ts'
import { AMOUNTS, anyServer, idOf, ME, type Reader, TODAY } from '#tests/contract/any-answer.ts'

import { type DemoServer, serveDemoOf } from '../support/demo-server.ts'
import { watchErrors } from '../support/page-errors.ts'
import { PRODUCTION_BUILD } from '../support/paths.ts'
import { loading } from './steps/screen.ts'
import { expect, test } from './steps/test.ts'

const SEEDS = Number(process.env['SEEDS'] ?? 1)

/** Who opens which route. A new one that is missing here does not compile. */
const ROUTES: Record<FileRouteTypes['to'], readonly Reader[]> = {
  // The first of the others.
  '/': [],
  '/login': ['guest'],
  '/otp': ['guest'],
  '/register': ['guest'],
  '/reset': ['guest'],
  '/reset/new-password': ['guest'],
  '/coach/$id': ['guest', 'client', 'coach'],
  '/client/questionnaire': ['client'],
  '/client/$clientId': ['client', 'coach'],
  '/settings': ['client', 'coach'],
  '/session/$sessionId': ['client', 'coach'],
  '/session/$sessionId/edit': ['client', 'coach'],
  '/add-meeting': ['coach'],
  '/add-meeting/$sessionId': ['coach'],
  '/calendar': ['coach'],
  '/client-baze': ['coach'],
  '/coach': ['coach'],
  '/create-program': ['coach'],
  '/create-workout': ['coach'],
  '/dashboard': ['coach'],
  '/program': ['coach'],
  '/schedules': ['coach'],
  '/select-exercise': ['coach'],
}

/** The rules of axe about the names of controls; the stories have all. */
const NAMES = ['link-name', 'button-name', 'label', 'select-name', 'aria-toggle-field-name']

/** A screen with lists of 1,000 takes a few seconds. */
const LONGEST_WAIT = { timeout: 15_000 }

const SESSION = {
  token: 'any',
  refreshToken: 'any',
  verification_id: null,
  context: 'login',
  phone: '+380501112233',
  isLoading: false,
  canResetPassword: false,
}

/** What makes the page scroll sideways, its innermost parts. */
const stickingOut = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement
    const isOut = (part: Element): boolean => {
      // What is fixed is as wide as the page.
      for (let box: Element | null = part; box; box = box.parentElement) {
        const { overflowX, position } = getComputedStyle(box)
        if (position === 'fixed' || (box !== part && overflowX !== 'visible')) return false
      }
      return part.getBoundingClientRect().right > clientWidth
    }
    const all = scrollWidth > clientWidth ? [...document.body.querySelectorAll('*')] : []
    const out = all.filter(isOut)
    const inner = out.filter((part) => !out.some((one) => one !== part && part.contains(one)))
    return inner.slice(0, 3).map((part) => part.outerHTML.slice(0, 300))
  })

let server: DemoServer

test.beforeAll(async () => {
  server = await serveDemoOf(PRODUCTION_BUILD, 0)
})
test.afterAll(() => server.close())
test.use({ serviceWorkers: 'block' })

for (let seed = 1; seed <= SEEDS; seed += 1)
  for (const reader of ['coach', 'client', 'guest'] as const)
    test(`seed ${seed}: each screen of a ${reader} shows any valid answer @phone`, async ({
      page,
      context,
    }) => {
      const { origin } = new URL(server.origin)
      const answer = anyServer(seed, reader)
      const found: string[] = []
      let where = ''
      const say = (what: string): void => void found.push(`${where}: ${what.slice(0, 500)}`)
      watchErrors(context, say)
      await page.clock.setFixedTime(`${TODAY}T10:20:00+02:00`)
      await page.addInitScript({ content: axe.source })
      if (reader !== 'guest')
        await page.addInitScript(
          (text) => localStorage.setItem('auth-storage', text),
          JSON.stringify({ ...SESSION, userType: reader }),
        )
      const routes = Object.entries(ROUTES).filter(([, readers]) => readers.includes(reader))
      for (const [at, [route]] of routes.entries()) {
        const amount = AMOUNTS[(at + seed) % AMOUNTS.length] ?? 'mixed'
        const id = route.startsWith('/client/') && reader === 'client' ? ME : idOf(2)
        where = `${route}, ${amount}`
        await context.unrouteAll({ behavior: 'ignoreErrors' })
        await context.route('**/*', (call) => {
          const request = call.request()
          // Pictures have any address.
          if (!request.url().startsWith(origin)) return call.fulfill({ status: 404 })
          if (!request.url().startsWith(`${origin}/v1/`)) return call.continue()
          const json = answer(request.method(), request.url(), amount)
          return call.fulfill(json === null ? { status: 204 } : { json })
        })
        await page.goto(origin + route.replace(/\$\w+/, id))
        await expect(page.locator('h1').first(), where).toBeVisible(LONGEST_WAIT)
        await expect(loading(page), where).toHaveCount(0, LONGEST_WAIT)
        for (const text of await page.getByRole('alert').allTextContents()) say(`alert: ${text}`)
        for (const part of await stickingOut(page)) say(`sticks out: ${part}`)
        const { violations } = await page.evaluate(
          (rules) => window.axe.run({ runOnly: rules }),
          NAMES,
        )
        for (const { id: rule, nodes } of violations) say(`${rule}: ${nodes[0]?.html}`)
      }
      expect(found).toEqual([])
    })
