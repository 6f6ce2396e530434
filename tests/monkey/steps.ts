/**
 * What a monkey does inside the page. Each function is sent there as its text, so it may use nothing
 * of this file but its parameters.
 */

/** Presses or fills something visible that is not covered; tells what, and whether the page went blank. */
export async function poke({
  pick,
  text,
  submits,
}: {
  /** From 0 to 1: which control, which option. */
  pick: number
  text: string
  submits: boolean
}): Promise<{ done: string; blank: boolean }> {
  const controls = [
    ...document.querySelectorAll<HTMLElement>(
      'a[href], button, input:not([type=file]), select, textarea, [role=option], [role=combobox]',
    ),
  ].filter((one) => {
    if (one.matches(':disabled, [aria-disabled=true], a[href^="tel:"], a[target], a[href^="http"]'))
      return false
    // The product is under test, not the tools.
    if (one.closest('#mock-panel')) return false
    const { left, top, width, height } = one.getBoundingClientRect()
    const [x, y] = [left + width / 2, top + height / 2]
    if (width === 0 || height === 0 || x < 0 || x > innerWidth || y < 0 || y > innerHeight)
      return false
    const seen = document.elementFromPoint(x, y)
    return seen !== null && (one.contains(seen) || seen.contains(one))
  })
  const control = controls[Math.floor(pick * controls.length)]
  if (!control) {
    scrollBy(0, pick < 0.5 ? -innerHeight : innerHeight)
    return { done: 'scroll', blank: false }
  }
  const rest = (pick * controls.length) % 1
  const name = (control.getAttribute('aria-label') ?? control.textContent).trim().slice(0, 40)
  control.focus()
  let done = `press ${control.tagName} «${name}»`
  if (control instanceof HTMLSelectElement) {
    control.selectedIndex = Math.floor(rest * control.options.length)
    control.dispatchEvent(new Event('change', { bubbles: true }))
    done = `choose ${control.value}`
  } else if (
    control instanceof HTMLTextAreaElement ||
    (control instanceof HTMLInputElement && !/^(?:radio|checkbox|submit)$/.test(control.type))
  ) {
    const prototype: unknown = Object.getPrototypeOf(control)
    Object.getOwnPropertyDescriptor(prototype, 'value')?.set?.call(control, text)
    control.dispatchEvent(new Event('input', { bubbles: true }))
    control.blur()
    if (submits) control.form?.requestSubmit()
    done = `type «${text.slice(0, 20)}» into ${control.labels?.[0]?.textContent ?? name}`
  } else control.click()
  await new Promise((resolve) => setTimeout(resolve, 15))
  return { done, blank: (document.querySelector('#root')?.textContent ?? '').trim() === '' }
}

/** Calls whose answer, or whose request, breaks the contract. */
export async function violations(): Promise<string[]> {
  const calls = (await window.mock?.requests()) ?? []
  return calls.flatMap(({ method, url, violation }) =>
    violation === null ? [] : [`${method} ${url}: ${violation}`],
  )
}

/** Puts a text into the last visible field under a label, as typing does; false where there is none. */
export function typeDraft({ label, text }: { label: string; text: string }): boolean {
  const fields = [
    ...document.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>('input, textarea'),
  ]
  const input = fields.findLast(
    (one) =>
      (one.labels?.[0]?.textContent ?? one.getAttribute('aria-label') ?? '').startsWith(label) &&
      !one.disabled &&
      // While a save is under way nobody can type there.
      one.closest('[inert]') === null &&
      one.checkVisibility(),
  )
  if (!input) return false
  input.focus()
  const prototype: unknown = Object.getPrototypeOf(input)
  Object.getOwnPropertyDescriptor(prototype, 'value')?.set?.call(input, text)
  input.dispatchEvent(new Event('input', { bubbles: true }))
  input.blur()
  return true
}

/** Whether a field under a label holds a text, or the screen it was typed on was left; null until either. */
export function draftFate({
  label,
  text,
  pathname,
}: {
  label: string
  text: string
  pathname: string
}): 'kept' | 'left' | null {
  if (location.pathname !== pathname) return 'left'
  const fields = [
    ...document.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>('input, textarea'),
  ]
  const holds = fields.some(
    (one) =>
      (one.labels?.[0]?.textContent ?? one.getAttribute('aria-label') ?? '').startsWith(label) &&
      one.value === text,
  )
  return holds ? 'kept' : null
}
