/**
 * The monkey's press of a save button, and what comes of it. Like those of steps.ts, each function
 * is sent into the page as its text.
 */

export interface Press {
  /** The button's whole name. */
  name: string
  /** What it calls. */
  operation: string
  pathname: string
}

/**
 * Presses the first button of a name, or the answer of the question about numbers that has taken
 * its place. Returns `pressed`, or why a person does not press it; with
 * `isWaiting`, null for a reason that may soon be gone. The alerts and the wrong fields of that
 * moment are marked with their text, so that they are not taken for an outcome of the press.
 */
export function pressButton({
  name,
  pathname,
  isWaiting,
}: Press & { isWaiting: boolean }): string | null {
  const notYet = (why: string): string | null => (isWaiting ? null : why)
  if (location.pathname !== pathname) return 'the screen was left'
  const buttons = [...document.querySelectorAll('button')].filter((one) => one.checkVisibility())
  const named = (text: string): HTMLButtonElement | undefined =>
    buttons.find(({ textContent }) => textContent.trim() === text)
  const button = named(name) ?? named('Так, зберегти')
  if (buttons.some(({ textContent }) => textContent.trim() === 'Збереження…'))
    return notYet('another save does not end')
  if (!button) return notYet('the button is missing')
  const dialogs = [...document.querySelectorAll('[role=dialog]')]
  // A dialog asks a question that must be answered first.
  if (dialogs.some((one) => one.checkVisibility() && !one.contains(button)))
    return 'a dialog is open'
  if (button.matches(':disabled, [aria-disabled=true]')) return notYet('the button is disabled')
  button.scrollIntoView({ block: 'center', behavior: 'instant' })
  const { left, top, width, height } = button.getBoundingClientRect()
  const seen = document.elementFromPoint(left + width / 2, top + height / 2)
  const cover = seen?.closest('[role=status], [role=alert], [role=region], section')
  if (seen === null || !button.contains(seen))
    return notYet(
      `the button is covered by ${cover?.getAttribute('aria-label') ?? cover?.textContent ?? seen?.tagName}`,
    )
  for (const one of document.querySelectorAll<HTMLElement>('[role=alert], [aria-invalid=true]'))
    one.dataset['before'] = one.textContent
  button.click()
  return 'pressed'
}

/**
 * The result of a save that the mock should refuse: `failed`, or why nothing was sent; `silent` if
 * nothing that appeared after the press says either within `longestWait` ms. A save has failed once
 * the mock's log has the refused call. The page may send it a while after the press, so a reason
 * for sending nothing must hold for a second.
 */
export async function saveOutcome({
  operation,
  pathname,
  longestWait,
}: Press & { longestWait: number }): Promise<string> {
  const isShown = (one: Element): boolean => one.checkVisibility() && one.textContent !== ''
  /** New since the press, or with another text. */
  const isNew = (one: HTMLElement): boolean => one.dataset['before'] !== one.textContent
  const isUnderWay = (): boolean =>
    document.querySelector('[inert], button[data-loading]') !== null ||
    [...document.querySelectorAll('button')].some(
      ({ textContent }) => textContent === 'Збереження…',
    )
  /** A refusal focuses a field that was wrong before; its error may be hidden meanwhile. */
  const wrongFields = (): string[] =>
    [...document.querySelectorAll<HTMLElement>('input, textarea, select')]
      .filter((one) =>
        one === document.activeElement
          ? one.matches('[data-before], [aria-invalid=true]')
          : one.matches('[aria-invalid=true]') && isNew(one),
      )
      .map((one) => one.getAttribute('aria-label') ?? 'a field')
  const newAlerts = (): HTMLElement[] =>
    [...document.querySelectorAll<HTMLElement>('[role=alert]')].filter(
      (one) => isShown(one) && isNew(one),
    )
  /** Messages that were there before the call was refused are not about it. */
  const older = new Map<HTMLElement, string>()
  const until = performance.now() + longestWait
  let refusedAt: number | null = null
  while (performance.now() < until) {
    await new Promise((resolve) => setTimeout(resolve, 50))
    if (location.pathname !== pathname) return 'the screen was left'
    const shown = newAlerts()
    const calls = ((await window.mock?.requests()) ?? []).filter(
      (call) => call.operation === operation,
    )
    const failed = calls.find(({ fault }) => fault === '500')
    if (!failed) for (const one of shown) older.set(one, one.textContent)
    if (isUnderWay()) {
      refusedAt = null
      continue
    }
    // The fault may have been used up by an earlier save, whose screen was left during its call.
    const isOther = ({ fault, status, request }: (typeof calls)[number]): boolean =>
      fault === null && status < 400 && JSON.stringify(request) !== JSON.stringify(failed?.request)
    if (failed && calls.some(isOther)) return 'an earlier save failed, this one did not'
    if (failed) {
      if (newAlerts().some((one) => older.get(one) !== one.textContent)) return 'failed'
      continue
    }
    // A fault of the walk on a read was a lost connection: nothing is sent until it is back.
    if (document.body.innerText.includes('Немає з’єднання')) return 'no connection'
    const reasons = [...shown.map(({ textContent }) => textContent), ...wrongFields()]
    if (reasons.length === 0) continue
    refusedAt ??= performance.now()
    if (performance.now() - refusedAt >= 1000) return `refused: ${reasons.join(', ')}`
  }
  return 'silent'
}
