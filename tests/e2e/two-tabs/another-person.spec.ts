import type { Page } from '@playwright/test'

/**
 * Somebody else signs in in another tab, slowly: the first tab sends nothing with their token
 * (defect 12.1).
 */
import { callsOf, holdFromPatch, latency, SLOW_MS } from '../steps/calls.ts'
import { type COACH, signIn, storedSession, storedToken } from '../steps/people.ts'
import { expect, test } from '../steps/test.ts'

/** After lunch, when no request waits for the coach. */
const START = '/coach?scenario=typical&as=coach&now=2027-03-02T14:00'
const PATCH = 'PATCH /v1/coaches/me/coach_info'

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

/** Opens the scenario and signs the other coach in; returns what the device stores then. */
async function otherCoachsSession(page: Page): Promise<string> {
  await page.goto(START)
  await expect(page.getByRole('button', { name: 'Редагувати' })).toBeVisible()
  const ihor = await otherCoach(page)
  await page.goto('/login')
  await signIn(page, ihor)
  await expect(page).toHaveURL('/dashboard')
  return storedSession(page)
}

/** Somebody else signs in in this tab, at once. */
const takeOver = (page: Page, session: string): Promise<void> =>
  page.evaluate((stored) => localStorage.setItem('auth-storage', stored), session)

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

test('12.1: what a coach saves while another signs in is saved in her account, and nothing in his', async ({
  page,
  context,
}) => {
  const second = await context.newPage()
  const ihors = await otherCoachsSession(second)
  await page.goto('/coach?as=coach')
  await page.getByRole('button', { name: 'Редагувати' }).click()
  await story(page).fill('Слова Олени')
  // The second call of the save: it would be sent after the other coach has signed in.
  await page.getByRole('button', { name: '+ Додати досвід' }).click()
  await page.getByLabel('Ким і де').last().fill('Студія Олени')
  await page.getByLabel('Початок').last().fill('15.01.2024')
  await page.getByLabel('Працюю досі').last().check()
  const olenas = await storedToken(page)
  const sent = tokensSentBy(page)
  const his = await storyOf(page, 'ihor-tkachenko')

  await holdFromPatch(page)
  const saving = page.waitForRequest((request) => request.method() === 'PATCH')
  await page.getByRole('button', { name: 'Зберегти' }).click()
  await saving
  await takeOver(second, ihors)
  await expect(notice(page)).toBeVisible()
  await pressUnderNotice(page)
  await latency(page, 0)
  await expect.poll(() => callsOf(page, PATCH)).toBe(1)
  await expect(page.getByText('Збереження…')).toHaveCount(0)
  expect([...sent].filter((token) => token !== olenas)).toEqual([])
  expect(await callsOf(page, PATCH)).toBe(1)
  expect(await storyOf(page, 'olena-koval')).toBe('Слова Олени')
  expect(await storyOf(page, 'ihor-tkachenko')).toBe(his)

  await second.goto('/coach?as=coach')
  await expect(second.getByLabel('Ким і де').last()).toHaveValue('Студія Олени')
})
