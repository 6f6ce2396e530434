/** Browsers as people still have them, and a start that fails. */
import { test as unwatched } from '@playwright/test'

import { lackingIn, takeAway } from '../support/oldest-browsers.ts'
import { CLIENT, signIn } from './steps/people.ts'
import { BENCH, exercise, OWN, save } from './steps/plans.ts'
import { button, goTo } from './steps/screen.ts'
import { expect, test } from './steps/test.ts'

const PLAIN_HTTP: [string, string][] = [
  ['Navigator', 'serviceWorker'],
  ['Navigator', 'locks'],
  ['Crypto', 'randomUUID'],
]

for (const [where, lacking] of [
  ['an iPhone with Safari 16.4, which knows Kyiv by its older name', lackingIn('safari_ios')],
  ['a page on plain HTTP', PLAIN_HTTP],
] as const)
  test(`on ${where} a client signs in, books a slot and saves a plan @phone`, async ({ page }) => {
    await page.addInitScript(takeAway, lacking)
    await page.addInitScript(() => {
      const { DateTimeFormat } = Intl
      Intl.DateTimeFormat = new Proxy(DateTimeFormat, {
        construct(target, [locale, options]) {
          if (options?.timeZone === 'Europe/Kyiv') throw new RangeError('No such zone')
          return new target(locale, options)
        },
      })
    })
    await page.goto('/login?scenario=typical&next=/coach/olena-koval')
    await signIn(page, CLIENT)
    await button(page, /^четвер, 4 березня/).click()
    await button(page, /^15:00–16:00 вільно/).click()
    const question = page.getByRole('dialog', { name: 'Записатися на тренування?' })
    await question.getByRole('button', { name: 'Записатися' }).click()
    const notice = page.getByRole('dialog', { name: 'Запит надіслано' })
    await notice.getByRole('button', { name: 'Зрозуміло' }).click()

    await goTo(page, `/session/${OWN}/edit`)
    await exercise(page, BENCH).getByRole('button', { name: 'Новий сет' }).click()
    await save(page).click()
    await expect(page).toHaveURL(`/session/${OWN}`)
    await expect(page.getByText('5 вправ · 18 сетів')).toBeVisible()
  })

unwatched('what stops the start is said in one sentence', async ({ page }) => {
  const sentence = page.getByRole('alert')
  await page.route(/\/assets\/(?!index-)[^/]*\.js$/, (route) => route.abort())
  await page.goto('/login')
  await expect(sentence).toHaveText(/^Пульс не запустився: .+/)
  await page.route(/\/assets\/.*\.js$/, (route) => route.abort())
  await page.goto('/login')
  await expect(sentence).toHaveText('Пульс не завантажився. Перевір з’єднання і онови сторінку.')
  await page.addInitScript(() => Object.assign(CSS, { supports: () => false }))
  await page.goto('/login')
  await expect(sentence).toHaveText(/^Щоб відкрити «Пульс», онови браузер або систему: /)
})
