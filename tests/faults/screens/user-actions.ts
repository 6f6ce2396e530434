/** What a person does and sees on a screen. Everything waits until it can be done. */
import { page } from 'vitest/browser'

import { until } from './wait-until.ts'

type Name = string | RegExp
type Role = Parameters<typeof page.getByRole>[0]

const fail = (what: string): never => {
  throw new Error(what)
}

/** The visible elements of a locator. */
const visible = (elements: Element[]): HTMLElement[] =>
  elements.filter(
    (element): element is HTMLElement =>
      element instanceof HTMLElement && element.checkVisibility(),
  )

const exactly = (name: Name) => ({ name, exact: typeof name === 'string' })

export const allOf = (role: Role, name: Name): HTMLElement[] =>
  visible(page.getByRole(role, exactly(name)).elements())

/** The first visible element of a role and name. */
export const one = (role: Role, name: Name): HTMLElement =>
  allOf(role, name)[0] ?? fail(`No ${role} «${name}»`)

const isUsable = (element: HTMLElement): boolean =>
  !element.matches(':disabled, [aria-disabled=true], [data-loading=true]') &&
  getComputedStyle(element).pointerEvents !== 'none'

/** A control that can be pressed now. */
export const usable = (role: Role, name: Name): HTMLElement =>
  allOf(role, name).find(isUsable) ?? fail(`No usable ${role} «${name}»`)

let pressed: HTMLElement[] = []
let isDouble = false

function click(control: HTMLElement): void {
  control.focus()
  control.click()
  // Before the first click has rendered anything.
  if (isDouble) control.click()
  pressed = [control]
}

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
export async function press(name: Name, role: Role = 'button'): Promise<void> {
  click(await until(() => usable(role, name)))
}

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

/** Presses the control of that name in a dialog. */
export async function pressInDialog(name: Name): Promise<void> {
  const control = await until(
    () =>
      allOf('button', name).find((found) => found.closest('[role=dialog]') && isUsable(found)) ??
      fail(`No usable «${name}» in a dialog`),
  )
  click(control)
}

type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement

const isField = (element: Element): element is Field =>
  element instanceof HTMLInputElement ||
  element instanceof HTMLTextAreaElement ||
  element instanceof HTMLSelectElement

/** The last visible field with a label: new rows are added at the end. */
export const field = (label: Name): Field =>
  page
    .getByLabelText(label, { exact: typeof label === 'string' })
    .elements()
    .filter(isField)
    .findLast((element) => element.checkVisibility()) ?? fail(`No field «${label}»`)

/** Sets the value of a field as typing does: React must notice. */
function enter(element: Field, value: string): void {
  const prototype: unknown = Object.getPrototypeOf(element)
  Object.getOwnPropertyDescriptor(prototype, 'value')?.set?.call(element, value)
  element.dispatchEvent(new Event('input', { bubbles: true }))
  if (element instanceof HTMLSelectElement)
    element.dispatchEvent(new Event('change', { bubbles: true }))
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

/** Chooses an option by its text. */
export async function select(label: Name, option: string): Promise<void> {
  const value = await until(() => {
    const found = field(label)
    if (!(found instanceof HTMLSelectElement)) return fail(`«${label}» is not a list`)
    return (
      [...found.options].find((offered) => offered.text === option)?.value ??
      fail(`No option «${option}»`)
    )
  })
  enter(field(label), value)
}

/** The side of the picked picture in pixels: no other picture is that small. */
const PICTURE_SIZE = 4

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

/** Waits until one of the pictures is the picked one. */
export const isPicked = (pictures: string): Promise<unknown> =>
  until(
    () =>
      [...document.querySelectorAll<HTMLImageElement>(pictures)].some(
        ({ naturalWidth }) => naturalWidth === PICTURE_SIZE,
      ) || fail('The picture that was picked is not shown'),
  )

/** Waits until a field has a value. */
export const holds = (label: Name, value: string): Promise<unknown> =>
  until(() => field(label).value === value || fail(`«${label}» holds «${field(label).value}»`))

/** Waits until a choice is made, or checks that it is still made. */
export const isChosen = (name: Name, role: 'radio' | 'checkbox' = 'radio'): Promise<unknown> =>
  until(
    () =>
      one(role, name).matches(':checked, [aria-checked=true]') || fail(`«${name}» is not chosen`),
  )

/** Waits for a visible element. */
export const sees = (name: Name, role: Role = 'heading'): Promise<unknown> =>
  until(() => one(role, name))

const saying = (text: Name): HTMLElement[] =>
  visible(page.getByText(text, { exact: typeof text === 'string' }).elements())

/** Waits for a visible text. */
export const reads = (text: Name): Promise<unknown> =>
  until(() => saying(text)[0] ?? fail(`Nothing says «${text}»`))

/** Waits until a text is not visible any more. */
export const readsNoMore = (text: Name): Promise<unknown> =>
  until(() => saying(text).length === 0 || fail(`Something still says «${text}»`))

/** Waits until a control can be pressed. */
export const canPress = (name: Name, role: Role = 'button'): Promise<unknown> =>
  until(() => usable(role, name))

/** Scrolls until an element is visible. */
export async function scrollTo(name: Name, role: Role = 'heading'): Promise<void> {
  const found = await until(() => one(role, name))
  found.scrollIntoView()
}

/** Waits until something is removed. */
export const isGone = (name: Name, role: Role): Promise<unknown> =>
  until(() => allOf(role, name).length === 0 || fail(`${role} «${name}» is still there`))
