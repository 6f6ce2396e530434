import type { Page } from '@playwright/test'

/**
 * Somebody else signs in in another tab, slowly: the first tab sends nothing with their token
 * (defect 12.1).
 */
import { latency, SLOW_MS } from '../steps/calls.ts'
import { type COACH, signIn, storedToken } from '../steps/people.ts'
import { expect, test } from '../steps/test.ts'

/** After lunch, when no request waits for the coach. */
const START = '/coach?scenario=typical&as=coach&now=2027-03-02T14:00'

const story = (page: Page) => page.getByLabel('Розповідь')
const notice = (page: Page) =>
  page.getByRole('dialog', { name: 'В іншій вкладці увійшла інша людина' })

/** The other coach of the seeds, who signs in without a code. */
async function otherCoach(page: Page): Promise<typeof COACH> {
  const { phone, password } = await page.evaluate(async () => {
    const state = await window.mock?.exportState()
    const ihor = state?.rows.users.find(({ publicSlug }) => publicSlug === 'ihor-tkachenko')
    if (!ihor) throw new Error('The seeds have no other coach')
    return ihor
  })
  return { phone, password }
}

/** The bio that the server has for a coach. */
const storyOf = (page: Page, slug: string) =>
  page.evaluate(async (wanted) => {
    const { users = [], coachInfos = [] } = (await window.mock?.exportState())?.rows ?? {}
    const coach = users.find(({ publicSlug }) => publicSlug === wanted)
    return coachInfos.find(({ user_id }) => user_id === coach?.id)?.bio
  }, slug)

/** The tokens that a tab sends with its calls from now on. */
function tokensSentBy(page: Page): Set<string> {
  const sent = new Set<string>()
  page.on('request', (request) => {
    const bearer = request.headers()['authorization']
    if (bearer !== undefined) sent.add(bearer.replace('Bearer ', ''))
  })
  return sent
}

/** Presses «Зберегти» behind the notice, in every way that could still send something. */
const pressUnderNotice = (page: Page): Promise<void> =>
  story(page).evaluate((field: HTMLTextAreaElement) => {
    field.form?.requestSubmit()
    for (const button of document.querySelectorAll('button'))
      if (button.textContent === 'Зберегти') button.click()
  })

test('12.1: a page edited by one coach never saves as another, and keeps the draft', async ({
  page,
  context,
}) => {
  await page.goto(START)
  await page.getByRole('button', { name: 'Редагувати' }).click()
  await story(page).fill('Слова Олени')
  const olenas = await storedToken(page)
  const sent = tokensSentBy(page)
  const ihor = await otherCoach(page)
  const before = [await storyOf(page, 'olena-koval'), await storyOf(page, 'ihor-tkachenko')]

  const saves: string[] = []
  page.on('request', (request) => request.method() === 'PATCH' && saves.push(request.url()))
  const second = await context.newPage()
  await second.goto('/login')
  await latency(page, SLOW_MS)
  await signIn(second, ihor)
  await expect(second).toHaveURL('/dashboard')
  await expect(notice(page)).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(notice(page)).toBeVisible()
  await pressUnderNotice(page)
  await expect(page.getByRole('alert').first()).toContainText('В іншій вкладці увійшла інша людина')
  expect([...sent].filter((token) => token !== olenas)).toEqual([])
  expect(saves).toEqual([])

  await latency(page, 0)
  await second.goto('/coach')
  await expect(second.getByText(before[1] ?? '')).toBeVisible()
  await second.goto('/coach?as=coach')
  await expect(story(second)).toHaveValue('Слова Олени')
  await expect(notice(page)).toBeHidden()
  expect([await storyOf(page, 'olena-koval'), await storyOf(page, 'ihor-tkachenko')]).toEqual(
    before,
  )
})
