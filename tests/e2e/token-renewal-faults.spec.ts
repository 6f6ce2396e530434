/** Tokens are renewed although something is missing: the lock that tabs share, or the answer. */
import { storedToken } from './steps/accounts.ts'
import { expect, test } from './steps/shared-test.ts'

test(
  '12.11: five tabs without Web Locks, as on plain HTTP, stay signed in',
  { tag: '@desktop' },
  async ({ newContext }) => {
    const context = await newContext()
    await context.addInitScript(() => void Reflect.deleteProperty(Navigator.prototype, 'locks'))
    const first = await context.newPage()
    await first.goto('/login?scenario=expired&as=coach')
    await expect(first.getByRole('heading', { name: 'Вхід' })).toBeVisible()
    expect(await first.evaluate(() => 'locks' in navigator)).toBe(false)
    const before = await storedToken(first)

    // The server accepts the old refresh token once, and refuses the others.
    let asked = 0
    const another = Promise.withResolvers<void>()
    await context.route('**/v1/auth/login/refresh?*', async (route) => {
      asked += 1
      if (asked > 1) {
        another.resolve()
        return route.fulfill({ status: 401 })
      }
      // The first refresh waits for a second one, so that two tabs always collide.
      await another.promise
      return route.continue()
    })
    const tabs = await Promise.all([1, 2, 3, 4, 5].map(() => context.newPage()))
    await Promise.all(tabs.map((tab) => tab.goto('/dashboard')))
    for (const tab of tabs)
      await expect(tab.getByRole('heading', { level: 1 })).toContainText('Олена')
    const after = await storedToken(first)
    expect(after).not.toBeNull()
    expect(after).not.toBe(before)
  },
)

test(
  '12.13: a reload between the renewal and its answer does not sign the user out',
  { tag: '@desktop' },
  async ({ newContext }) => {
    const page = await (await newContext()).newPage()
    const renewed = Promise.withResolvers<void>()
    let isFirst = true
    await page.route('**/v1/auth/login/refresh?*', async (route) => {
      if (!isFirst) return route.continue()
      isFirst = false
      await route.fetch()
      renewed.resolve() // and the page gets no answer
    })
    await page.goto('/dashboard?scenario=expired&as=coach')
    await renewed.promise
    await page.reload()
    await expect(page.getByRole('heading', { level: 1 })).toContainText('Олена')
  },
)
