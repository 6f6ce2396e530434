import { fileURLToPath } from 'node:url'

import { expect, test } from 'vitest'

import { exportState, startScenario } from '#mocks/engine/server-state.ts'
import type { Action, Step } from '#mocks/engine/steps/step.ts'
import { product } from '#mocks/pulse-product.ts'

import { specText } from './playwright-spec.ts'
import { BadFile, parseSteps } from './steps-file.ts'

const state = async () => ({
  ...exportState(product, await startScenario(product, 'typical')),
  page: { address: '/login', device: {} },
})
const step = (action: Action, change: Partial<Step> = {}): Step => ({
  action,
  at: 0,
  address: '/login',
  calls: [],
  later: [],
  texts: [],
  ...change,
})

async function written(...steps: Step[]) {
  const file = {
    format: 'steps-1' as const,
    screen: { width: 390, height: 844, touch: false },
    zone: 'Europe/Kyiv',
    state: await state(),
    steps: [step({ kind: 'open', address: '/login' }), ...steps],
  }
  // In the format that the panel writes.
  const read = parseSteps(JSON.stringify(file), 'a.json')
  return specText(read, { name: 'login', steps: './steps' })
}

test('recorded steps become code: controls by role and name, secrets, calls, texts and addresses', async () => {
  const { text, files } = await written(
    step({
      kind: 'type',
      target: { by: 'label', name: 'Пароль' },
      value: { secret: 'password', of: 'users/05e20000-0000-4000-8000-000000000001' },
    }),
    step({
      kind: 'type',
      target: { by: 'textbox', name: 'Цифра 2 з 4' },
      value: { secret: 'code', newest: 0, digit: 1 },
    }),
    step(
      {
        kind: 'press',
        target: {
          by: 'button',
          name: "п'ять",
          within: { role: 'listitem', text: 'Ганна' },
          nth: 1,
        },
      },
      {
        at: 120_000,
        address: '/session/{id1}/edit',
        calls: [
          { operation: 'GET /v1/users/me', status: 200 },
          { operation: 'POST /v1/calendar/sessions', status: 201 },
        ],
        texts: [
          { role: 'status', text: 'Готово' },
          { role: 'heading', text: 'План' },
        ],
      },
    ),
    step({ kind: 'press', target: { by: 'text', name: 'Планка' }, twice: true }),
    step({ kind: 'key', key: 'ArrowDown', times: 3, target: { by: 'listbox', name: 'Клієнти' } }),
    step({ kind: 'see', text: 'Зайве', isThere: false }),
    step({
      kind: 'file',
      target: { by: 'file', name: '' },
      files: [
        { name: 'a.png', type: 'image/png', size: 1, content: 'AA==' },
        { name: 'a.png', type: 'image/png', size: 1, content: 'AQ==' },
        { name: '50% #2?.png', type: 'image/png', size: 1, content: 'Ag==' },
      ],
    }),
  )
  const lines = text.split('\n').map((line) => line.trim())
  expect(lines).toEqual(
    expect.arrayContaining([
      "import { newestCode } from './steps/accounts.ts'",
      "import { answered, openRecorded, pressAgain } from './steps/recorded.ts'",
      'viewport: { width: 390, height: 844 },',
      "await expect(page).toHaveURL('/login')",
      "await page.getByLabel('Пароль', { exact: true }).fill('Trener2026!')",
      'await page.evaluate(() => window.mock?.advance(2))',
      String.raw`await answered(page, ['POST /v1/calendar/sessions 201'], () => page.getByRole('listitem').filter({ hasText: 'Ганна' }).getByRole('button', { name: 'п\'ять', exact: true }).nth(1).click())`,
      "await expect(page.getByRole('status').filter({ hasText: 'Готово' }).first()).toBeVisible()",
      "await expect(page.getByRole('heading', { name: 'План', exact: true }).first()).toBeVisible()",
      String.raw`await expect(page).toHaveURL(/\/session\/[\da-f-]{36}\/edit$/)`,
      "await page.getByText('Планка', { exact: true }).dblclick()",
      "await pressAgain(page, 'ArrowDown', 2, () => page.getByRole('listbox', { name: 'Клієнти', exact: true }).press('ArrowDown'))",
      "await expect(page.getByText('Зайве').filter({ visible: true })).toHaveCount(0)",
    ]),
  )
  expect(text).toContain('.fill((await newestCode(page)).slice(1, 2))')
  const read = [...text.matchAll(/readFileSync\(new URL\('([^']+)', import\.meta\.url\)\)/g)]
  expect(read.map(([, path = '']) => fileURLToPath(new URL(path, 'file:///tests/')))).toEqual(
    files.map(({ name }) => `/tests/${name}`),
  )
  expect(files).toEqual([
    { name: 'login.1.a.png', content: 'AA==' },
    { name: 'login.2.a.png', content: 'AQ==' },
    { name: 'login.3.50% #2?.png', content: 'Ag==' },
  ])
})

test.each([
  ['no JSON', 'is not JSON'],
  ['{}', 'has no recorded steps: format'],
  ['{"format":"steps-1"}', 'has no recorded steps: screen'],
])('%s is refused with the place of the error', (text, reason) => {
  expect(() => parseSteps(text, 'a.json')).toThrow(BadFile)
  expect(() => parseSteps(text, 'a.json')).toThrow(reason)
})
