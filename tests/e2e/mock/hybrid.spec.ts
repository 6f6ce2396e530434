/**
 * `npm run dev:hybrid`: half of the operations on a server, half on the mock. `npm run mock` is the
 * server.
 */
import { type ChildProcess, spawn } from 'node:child_process'

import type { Page } from '@playwright/test'

import { remoteControl } from '#mocks/engine/control/remote-control.ts'

import { scriptOf } from '../../support/command.ts'
import { ROOT } from '../../support/paths.ts'
import { COACH, signIn } from '../steps/people.ts'
import { popup } from '../steps/screen.ts'
import { expect, test } from '../steps/test.ts'

const PORT = Number(process.env['E2E_PORT'] ?? 4273)
const REAL = `http://localhost:${PORT + 1}`
const ORIGIN = `http://localhost:${PORT + 2}`
const HALF = 'server=auth&server=users&server=programs'
const running: ChildProcess[] = []

const start = (script: string, port: number, env = {}): void => {
  running.push(
    spawn(process.execPath, [...scriptOf(script), '--port', String(port)], {
      cwd: ROOT,
      stdio: 'ignore',
      env: { ...process.env, ...env },
    }),
  )
}

const isUp = (address: string) => () =>
  fetch(address).then(
    () => true,
    () => false,
  )

test.beforeAll(async () => {
  start('mock', PORT + 1)
  start('dev:hybrid', PORT + 2, { VITE_API_URL: REAL })
  for (const address of [REAL, ORIGIN])
    await expect.poll(isUp(address), { timeout: 90_000 }).toBe(true)
})

test.afterAll(() => {
  for (const server of running) server.kill()
})

/** Which tags each side has answered, by the log of the page since it was loaded. */
const answered = (page: Page): Promise<Record<string, string[]>> =>
  page.evaluate(async () => {
    const tags: Record<string, Set<string>> = { mock: new Set(), server: new Set() }
    for (const { from, operation } of (await window.mock?.requests()) ?? [])
      tags[from]?.add(operation?.split('/')[2] ?? '')
    return Object.fromEntries(
      Object.entries(tags).map(([from, own]) => [from, [...own].toSorted()]),
    )
  })

test('a coach signs in at the server, confirms a request on the mock and deletes a program', async ({
  page,
}) => {
  const real = remoteControl(REAL)
  await real.scenario('typical')
  const { programs } = (await real.exportState()).rows
  await page.goto(`${ORIGIN}/login?scenario=typical&${HALF}`)
  await signIn(page, COACH)
  await expect(page).toHaveURL(/\/dashboard$/, { timeout: 60_000 })
  await expect(popup(page)).toContainText('1 з 3')
  await popup(page).getByRole('button', { name: 'Підтвердити' }).click()
  await expect(popup(page)).toContainText('1 з 2')
  expect(await answered(page)).toEqual({
    mock: ['calendar', 'coaches'],
    server: ['auth', 'users'],
  })
  // The server does not know about that.
  const { sessions } = (await real.exportState()).rows
  expect(sessions.filter(({ status }) => status === 'unverified')).toHaveLength(3)

  await page.goto(`${ORIGIN}/program`)
  await page
    .getByRole('button', { name: /^Видалити/ })
    .first()
    .click()
  await page.getByRole('dialog').getByRole('button', { name: 'Видалити' }).click()
  await expect
    .poll(async () => (await real.exportState()).rows.programs.length)
    .toBe(programs.length - 1)
})
