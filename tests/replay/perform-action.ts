/** Performs the action of a step on a page. */
import type { Locator, Page } from 'playwright'
import * as v from 'valibot'

import type { Action, FileFacts, Secret, StepsFile, Target } from '#mocks/engine/steps/step.ts'

import { type Ids, withIds } from './compare-recording.ts'

function locatorOf(page: Page, { by, name, within, nth }: Target): Locator {
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

const Rows = v.record(v.string(), v.array(v.looseObject({ id: v.string() })))

/** The password of a row of the state: `users/…`. */
function passwordOf({ rows }: StepsFile['state'], of: string): string {
  const [table = '', id = ''] = of.split('/')
  const row = v.parse(Rows, rows)[table]?.find((one) => one.id === id) ?? {}
  const [, password] =
    Object.entries(row).find(([field, value]) => /password/i.test(field) && value !== '') ?? []
  if (typeof password !== 'string') throw new Error(`The state has no password of ${of}`)
  return password
}

/** Generates a secret of the same pattern; equal numbers give equal secrets. */
const made = (like: string, number: number): string =>
  like
    .replaceAll('X', 'Q')
    .replaceAll('x', 'q')
    .replaceAll('0', String((number + 3) % 10))

/** The text to type, if the file is enough to know it; null for a code from the inbox. */
function knownSecret(secret: Secret, state: StepsFile['state']): string | null {
  if ('of' in secret) return passwordOf(state, secret.of)
  return 'like' in secret ? made(secret.like, secret.number) : null
}

/** A code from the inbox, or one of its digits; `codes` are sorted newest first. */
function codeOf(secret: Secret, codes: readonly string[]): string {
  if (!('newest' in secret)) return ''
  const code = codes[secret.newest] ?? ''
  return secret.digit === undefined ? code : (code[secret.digit] ?? '')
}

async function dragBy(page: Page, handle: Locator, by: { x: number; y: number }): Promise<void> {
  // Scrolls it into view, so that it can be pressed.
  await handle.hover()
  const box = await handle.boundingBox()
  if (!box) throw new Error('There is nothing to drag')
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2]
  await page.mouse.move(x, y)
  await page.mouse.down()
  await page.mouse.move(x + by.x, y + by.y, { steps: 10 })
  await page.mouse.up()
}

/** Pastes a text into a field that handles the paste event itself. */
const paste = (field: Locator, text: string): Promise<void> =>
  field.evaluate((element, pasted) => {
    const clipboardData = new DataTransfer()
    clipboardData.setData('text', pasted)
    const init = { clipboardData, bubbles: true, cancelable: true }
    element.dispatchEvent(new ClipboardEvent('paste', init))
  }, text)

/** Whether an evaluation failed because the page was being left. */
export const isLeaving = (error: unknown): boolean =>
  /context was destroyed|navigat/i.test(String(error))

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
