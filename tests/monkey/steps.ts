/**
 * The monkey's functions inside the page. Each function is sent there as its text, so it may use
 * nothing of this file but its parameters.
 */

/** A press. `pick`, from 0 to 1, selects the control and its option; `text` is for a field. */
export interface RandomPress {
  pick: number
  text: string
  submits: boolean
  /** When the next press follows: at once, in the next frame, or once nothing is being saved. */
  next: 'at once' | 'when shown' | 'when done'
}

/**
 * Presses or fills in visible elements that are not covered, one after another. Returns the
 * actions, the paths that they led to, and whether the page went blank.
 */
export async function pressAll(
  presses: RandomPress[],
): Promise<{ done: string[]; paths: string[]; blank: boolean }> {
  const isReachable = (one: HTMLElement): boolean => {
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
  }
  const press = ({ pick, text, submits }: RandomPress): string => {
    const controls = [
      ...document.querySelectorAll<HTMLElement>(
        'a[href], button, input:not([type=file]), select, textarea, [role=option], [role=combobox]',
      ),
    ].filter(isReachable)
    const control = controls[Math.floor(pick * controls.length)]
    if (!control) {
      scrollBy(0, pick < 0.5 ? -innerHeight : innerHeight)
      return 'scroll'
    }
    const rest = (pick * controls.length) % 1
    const name = (control.getAttribute('aria-label') ?? control.textContent).trim().slice(0, 40)
    control.focus()
    if (control instanceof HTMLSelectElement) {
      control.selectedIndex = Math.floor(rest * control.options.length)
      control.dispatchEvent(new Event('change', { bubbles: true }))
      return `choose ${control.value}`
    }
    if (
      control instanceof HTMLTextAreaElement ||
      (control instanceof HTMLInputElement && !/^(?:radio|checkbox|submit)$/.test(control.type))
    ) {
      const prototype: unknown = Object.getPrototypeOf(control)
      Object.getOwnPropertyDescriptor(prototype, 'value')?.set?.call(control, text)
      control.dispatchEvent(new Event('input', { bubbles: true }))
      control.blur()
      if (submits) control.form?.requestSubmit()
      return `type «${text.slice(0, 20)}» into ${control.labels?.[0]?.textContent ?? name}`
    }
    control.click()
    return `press ${control.tagName} «${name}»`
  }
  /** Waits a second at most: a browser under load may render no frame for a minute. */
  const frameRendered = (): Promise<unknown> =>
    new Promise((resolve) => {
      requestAnimationFrame(resolve)
      setTimeout(resolve, 1000)
    })
  /** Waits ten frames at most: a call that is never answered must not end the walk. */
  const isGone = async (busy: string): Promise<void> => {
    for (let frames = 0; frames < 10 && document.querySelector(busy); frames += 1)
      await frameRendered()
  }
  const [done, paths]: [string[], string[]] = [[], []]
  let blank = false
  for (const one of presses) {
    done.push(press(one))
    if (one.next !== 'at once') await frameRendered()
    if (one.next === 'when done') await isGone('[data-loading], [inert]')
    // Until a screen's data has loaded there is nothing to press.
    await isGone('[aria-busy=true]')
    paths.push(location.pathname)
    blank = (document.querySelector('#root')?.textContent ?? '').trim() === ''
    // The caller checks whether the page stays blank.
    if (blank) break
  }
  return { done, paths, blank }
}

export interface TypedDraft {
  label: string
  text: string
  pathname: string
}

/**
 * Where a draft is: `left` if its screen was left, or if there is no such field to type into;
 * `kept` if a field under the label has its text; null until either. With `types`, it first puts the
 * text into the last visible field, as typing does.
 */
export function draftOutcome([{ label, text, pathname }, types]: readonly [
  draft: TypedDraft,
  types: boolean,
]): 'kept' | 'left' | null {
  // A redirect may have shown another screen, with a field of that name.
  if (location.pathname !== pathname) return 'left'
  const fields = [
    ...document.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>('input, textarea'),
  ].filter((one) =>
    (one.labels?.[0]?.textContent ?? one.getAttribute('aria-label') ?? '').startsWith(label),
  )
  if (!types) return fields.some(({ value }) => value === text) ? 'kept' : null
  const input = fields.findLast(
    // During a save nobody can type there.
    (one) => !one.disabled && one.closest('[inert]') === null && one.checkVisibility(),
  )
  if (!input) return 'left'
  input.focus()
  const prototype: unknown = Object.getPrototypeOf(input)
  Object.getOwnPropertyDescriptor(prototype, 'value')?.set?.call(input, text)
  input.dispatchEvent(new Event('input', { bubbles: true }))
  input.blur()
  return 'kept'
}
