/** What a person does and sees on a screen. Everything waits until it can be done. */
import { waitFor } from '@testing-library/dom'
import { computeAccessibleName } from 'dom-accessibility-api'
import { page } from 'vitest/browser'

import type { Mock } from '#mocks/engine/steps/window-mock.ts'

import { nearestTo } from './nearest.ts'

/** Long, for a busy machine: only a failure takes that long. */
const LONGEST_WAIT_MS = 15_000
/** The longest pause between two attempts, for a condition that does not depend on the page. */
const PAUSE_MS = 60

let isOnce = false

/** Calls `look` until it does not fail, and returns its result; throws its last error after 15 s. */
export const until = async <T>(look: () => T | Promise<T>): Promise<T> =>
  isOnce
    ? look()
    : waitFor(look, { timeout: LONGEST_WAIT_MS, interval: PAUSE_MS, onTimeout: withScreen })

/** Adds to the last error what was nearest, and the screen's text: both cost more than an attempt. */
function withScreen(error: Error): Error {
  if (error instanceof NotFound) {
    const nearest = nearestTo(String(error.wanted), error.others())
    if (nearest !== null) error.message += `; the nearest is «${nearest}»`
  }
  error.message += `. The screen says: ${document.body.innerText.slice(0, 600)}`
  return error
}

/** Whether the condition holds already: checked once. */
export async function isSeenNow(look: () => Promise<unknown>): Promise<boolean> {
  isOnce = true
  try {
    await look()
    return true
  } catch {
    return false
  } finally {
    isOnce = false
  }
}

type Name = string | RegExp
type Role = Parameters<typeof page.getByRole>[0]

const fail = (what: string): never => {
  throw new Error(what)
}

/** Nothing has that name or text; `others` are the names or texts that are there. */
class NotFound extends Error {
  readonly wanted: Name
  readonly others: () => string[]

  constructor(what: string, wanted: Name, others: () => string[]) {
    super(what)
    this.wanted = wanted
    this.others = others
  }
}

const notFound = (...found: ConstructorParameters<typeof NotFound>): never => {
  throw new NotFound(...found)
}

/** Waits until something is true; `what` says what is wrong otherwise. */
export const holdsTrue = (look: () => boolean, what: string): Promise<unknown> =>
  until(() => look() || fail(what))

const isHtml = (element: Element): element is HTMLElement => element instanceof HTMLElement

/** The visible elements of a locator. */
const visible = (elements: Element[]): HTMLElement[] =>
  elements.filter(isHtml).filter((element) => element.checkVisibility())

const exactly = (name: Name) => ({ exact: typeof name === 'string' })

const allOf = (role: Role, name: Name): HTMLElement[] =>
  visible(page.getByRole(role, { name, ...exactly(name) }).elements())

const textOf = (element: Element): string => element.textContent.trim()

/** The names of all visible elements of a role. */
const namesOf = (role: Role) => (): string[] =>
  visible(page.getByRole(role).elements()).map((one) => computeAccessibleName(one))

/** The first visible element of a role and name. */
export const one = (role: Role, name: Name): HTMLElement =>
  allOf(role, name)[0] ?? notFound(`No ${role} «${name}»`, name, namesOf(role))

const isUsable = (element: HTMLElement): boolean =>
  !element.matches(':disabled, [aria-disabled=true], [data-loading=true]') &&
  getComputedStyle(element).pointerEvents !== 'none'

/** A control that can be pressed now. */
const usable = (role: Role, name: Name, within = 'body'): HTMLElement =>
  allOf(role, name).find((found) => isUsable(found) && found.closest(within)) ??
  notFound(`No usable ${role} «${name}» in ${within}`, name, namesOf(role))

let pressed: HTMLElement[] = []
let isDouble = false

/** Runs steps with a double click for every press. */
export async function withDoubleClicks(work: () => Promise<unknown>): Promise<void> {
  isDouble = true
  try {
    await work()
  } finally {
    isDouble = false
  }
}

/** Presses a control. */
export async function press(name: Name, role: Role = 'button', within = 'body'): Promise<void> {
  const control = await until(() => usable(role, name, within))
  control.focus()
  control.click()
  // Before the first click has rendered anything.
  if (isDouble) control.click()
  pressed = [control]
}

/** Presses the button of that name in a dialog. */
export const pressInDialog = (name: Name): Promise<void> => press(name, 'button', '[role=dialog]')

/** Presses what was pressed last once more, enabled or not, if it is still there. */
export function pressOnceMore(): Promise<void> {
  for (const control of pressed) if (control.isConnected) control.click()
  return Promise.resolve()
}

/** Presses every button of that name: each failed part of a screen has one. */
export async function pressAll(name: Name): Promise<void> {
  await until(() => usable('button', name))
  pressed = allOf('button', name)
  for (const button of pressed) button.click()
}

type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement

const isField = (element: Element): element is Field =>
  element.matches('input, textarea, select') && element.checkVisibility()

/** The last visible field with a label: new rows are added at the end. */
export const field = (label: Name): Field =>
  page.getByLabelText(label, exactly(label)).elements().findLast(isField) ??
  notFound(`No field «${label}»`, label, () => [...document.querySelectorAll('label')].map(textOf))

/** Sets the value of a field as typing does: React must notice. */
function enter(element: Field, value: string): void {
  const prototype: unknown = Object.getPrototypeOf(element)
  Object.getOwnPropertyDescriptor(prototype, 'value')?.set?.call(element, value)
  const event = element instanceof HTMLSelectElement ? 'change' : 'input'
  element.dispatchEvent(new Event(event, { bubbles: true }))
}

/** Types into a field and leaves it. */
export async function fill(label: Name, text: string): Promise<void> {
  const element = await until(() => {
    const found = field(label)
    return found.disabled ? fail(`«${label}» is disabled`) : found
  })
  element.focus()
  enter(element, text)
  element.blur()
}

/** The side of the picked picture in pixels: no other picture is that small. */
const PICTURE_SIZE = 4

/** The steps after which a value is typed, and the check that it is kept. */
export const typed = (before: () => Promise<unknown>, label: Name, value: string) => ({
  reach: () => before().then(() => fill(label, value)),
  kept: () => holds(label, value),
})

/** Sets a valid picture in the only file input. */
export async function pickPicture(): Promise<void> {
  const canvas = new OffscreenCanvas(PICTURE_SIZE, PICTURE_SIZE)
  canvas.getContext('2d')?.fillRect(0, 0, 2, 2)
  const blob = await canvas.convertToBlob({ type: 'image/png' })
  const input = await until(
    () => document.querySelector<HTMLInputElement>('input[type=file]') ?? fail('No file input'),
  )
  const files = new DataTransfer()
  files.items.add(new File([blob], 'я.png'))
  input.files = files.files
  input.dispatchEvent(new Event('change', { bubbles: true }))
}

/** Waits until a picked picture can be replaced by another one. */
export const mayReplace = (): Promise<unknown> => sees('Замінити зображення', 'button')

const pictures = (selector: string): HTMLImageElement[] => [
  ...document.querySelectorAll<HTMLImageElement>(selector),
]

/** Waits until one of the pictures is the picked one. */
export const isPicked = (selector: string): Promise<unknown> =>
  holdsTrue(
    () => pictures(selector).some(({ naturalWidth }) => naturalWidth === PICTURE_SIZE),
    'The picture that was picked is not shown',
  )

/** Waits until one of the pictures of a selector has loaded, or none has. */
export const pictureIs = (wanted: 'shown' | 'missing', selector: string): Promise<unknown> =>
  holdsTrue(() => {
    const hasLoaded = ({ complete, naturalWidth, src }: HTMLImageElement): boolean =>
      complete && naturalWidth > 0 && !src.endsWith('/fallback.png')
    return pictures(selector).some(hasLoaded) === (wanted === 'shown')
  }, `A picture is not ${wanted}: ${selector}`)

/** Waits until an element of a selector takes up space on the screen. */
export const isShown = (selector: string): Promise<unknown> =>
  holdsTrue(
    () =>
      [...document.querySelectorAll(selector)].some(
        (found) => found.checkVisibility() && found.getBoundingClientRect().height > 0,
      ),
    `Nothing is shown at ${selector}`,
  )

/** Waits until a field has a value. */
export const holds = (label: Name, value: string): Promise<unknown> =>
  until(() => field(label).value === value || fail(`«${label}» holds «${field(label).value}»`))

/** Waits until a choice is made, or checks that it is still made. */
export const isChosen = (name: Name): Promise<unknown> =>
  holdsTrue(
    () => one('radio', name).matches(':checked, [aria-checked=true]'),
    `«${name}» is not chosen`,
  )

/** Waits for a visible element. */
export const sees = (name: Name, role: Role = 'heading'): Promise<unknown> =>
  until(() => one(role, name))

/** Waits until something is removed. */
export const isGone = (name: Name, role: Role): Promise<unknown> =>
  holdsTrue(() => allOf(role, name).length === 0, `${role} «${name}» is still there`)

const saying = (text: Name): HTMLElement[] =>
  visible(page.getByText(text, exactly(text)).elements())

/** Waits for a visible text. */
export const reads = (text: Name): Promise<unknown> =>
  until(
    () =>
      saying(text)[0] ??
      notFound(`No element whose whole text is «${text}»`, text, () =>
        visible([...document.body.querySelectorAll('*')]).map(textOf),
      ),
  )

/** Waits until a text is not visible any more. */
export const readsNoMore = (text: Name): Promise<unknown> =>
  holdsTrue(() => saying(text).length === 0, `Something still says «${text}»`)

/** Scrolls until an element is visible. */
export async function scrollTo(name: Name): Promise<void> {
  const found = await until(() => one('heading', name))
  found.scrollIntoView()
}

/** The mock of the page. */
export const mock = (): Mock => window.mock ?? fail('The page has no mock')

/** The code of the last message. */
export const codeSent = async (): Promise<string> => (await mock().sms()).at(-1)?.code ?? ''

/** The accounts of every scenario, by persona. */
export const ACCOUNTS = {
  coach: { phone: '+380501112233', password: 'Trener2026!' },
  client: { phone: '+380671112233', password: 'Klient2026!' },
}

export const ANDRIY = '05e20000-0000-4000-8000-000000000002'

/** Wednesday 3 March 17:00, «Сила: база 5×5». */
export const STRENGTH = '5e551000-0000-4000-8000-00000000008b'

/** The coach's page after lunch, when no request waits for an answer. */
export const SITE = { url: '/coach', now: '2027-03-02T14:00' } as const

/** The selector of a class of a component's sheet; the shared classes that it composes come after it. */
export const ownClass = (names = ''): string => `.${CSS.escape(names.split(' ')[0] ?? '')}`

/** Fills the form of /login. */
export async function typeLogin({ phone, password }: typeof ACCOUNTS.coach): Promise<void> {
  await fill('Телефон', phone)
  await fill('Пароль', password)
}

/** Signs a person in at /login; the code is filled in automatically. */
export async function signIn(person: keyof typeof ACCOUNTS): Promise<void> {
  await typeLogin(ACCOUNTS[person])
  await press('Увійти')
}
