/** Performs the action of a step on a page. */
import type { Locator, Page } from 'playwright'

import type { Action, FileFacts, StepsFile, Target } from '#mocks/engine/steps/step.ts'

import { type Ids, withIds } from './addresses.ts'
import { dragBy, paste } from './gestures.ts'
import { codeOf, knownSecret } from './typed-secrets.ts'

export function locatorOf(page: Page, { by, name, within, nth }: Target): Locator {
  const named = within?.name === undefined ? {} : { name: within.name, exact: true }
  const place = within && page.getByRole(within.role, named)
  const around =
    place && within.text !== undefined ? place.filter({ hasText: within.text }) : (place ?? page)
  const found =
    by === 'label'
      ? around.getByLabel(name, { exact: true })
      : by === 'text'
        ? around.getByText(name, { exact: true })
        : by === 'file'
          ? around.locator('input[type=file]')
          : around.getByRole(by, { name, exact: true })
  return nth === undefined ? found : found.nth(nth)
}

const buffered = ({ name, type, size, content }: FileFacts) => ({
  name,
  mimeType: type,
  buffer: content === undefined ? Buffer.alloc(size) : Buffer.from(content, 'base64'),
})

/** Returns the codes in the SMS inbox, newest first; waits until there is one. */
async function codesOn(page: Page): Promise<string[]> {
  await page.waitForFunction(async () => ((await window.mock?.sms())?.length ?? 0) > 0)
  return page.evaluate(async () =>
    ((await window.mock?.sms()) ?? []).map(({ code }) => code).toReversed(),
  )
}

/** Whether an evaluation failed because the page was being left. */
const isLeaving = (error: unknown): boolean => /context was destroyed|navigat/i.test(String(error))

/** Waits, because browsers refuse to go back or forward just after a document was committed. */
const untilLoaded = (page: Page): Promise<void> => page.waitForLoadState('domcontentloaded')

export async function performAction(
  page: Page,
  action: Action,
  { state, ids }: { state: StepsFile['state']; ids: Ids },
): Promise<void> {
  switch (action.kind) {
    case 'open':
      await page.goto(withIds(action.address, ids), { waitUntil: 'commit' })
      return
    case 'reload':
      await page.reload({ waitUntil: 'commit' })
      return
    case 'back':
      await untilLoaded(page)
      await page.goBack({ waitUntil: 'commit' })
      return
    case 'forward':
      await untilLoaded(page)
      await page.goForward({ waitUntil: 'commit' })
      return
    case 'press':
      return action.twice
        ? locatorOf(page, action.target).dblclick()
        : locatorOf(page, action.target).click()
    case 'point':
      return page.mouse.click(action.x, action.y)
    case 'type':
    case 'paste': {
      const { value } = action
      const text =
        typeof value === 'string'
          ? value
          : (knownSecret(value, state) ?? codeOf(value, await codesOn(page)))
      const field = locatorOf(page, action.target)
      return action.kind === 'type' ? field.fill(text) : paste(field, text)
    }
    case 'key': {
      if (action.target) await locatorOf(page, action.target).press(action.key)
      // The first press may have moved the focus.
      for (let times = action.target ? 1 : 0; times < action.times; times += 1)
        await page.keyboard.press(action.key)
      return
    }
    case 'choose': {
      const options = action.options.map((label) => ({ label }))
      await locatorOf(page, action.target).selectOption(options)
      return
    }
    case 'file':
      return locatorOf(page, action.target).setInputFiles(action.files.map(buffered))
    case 'drag':
      return dragBy(page, locatorOf(page, action.target), action.by)
    case 'mock':
      return callMock(page, action.call, action.with)
    default:
  }
}

type MockAction = Extract<Action, { kind: 'mock' }>

async function callMock(page: Page, call: MockAction['call'], args: unknown[]): Promise<void> {
  const calling = page.evaluate(
    async (given) => {
      const { mock } = window
      if (mock) await Reflect.apply(mock[given.call], mock, given.args)
    },
    { call, args },
  )
  // Some handles reload the page.
  await calling.catch((error: unknown) => {
    if (!isLeaving(error)) throw error
  })
}
