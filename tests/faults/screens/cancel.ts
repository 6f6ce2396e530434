/** Whether a person can cancel a change while its call is pending. */
import { page } from 'vitest/browser'

import type { ScreenCall } from './screen-call.ts'
import { frameRendered } from './test-app.tsx'

/** Names of buttons that close a dialog or discard input. Closing a toast is allowed. */
const GIVES_UP = /^(?:Скасувати|Відмінити|Закрити(?! сповіщення)|Назад|Ні|Не зараз|Пропустити)/

/** Whether a press in the middle of the button would hit it. */
const isReachable = (button: Element): boolean => {
  const { left, top, width, height } = button.getBoundingClientRect()
  const seen = document.elementFromPoint(left + width / 2, top + height / 2)
  return seen !== null && button.contains(seen)
}

const dialogs = (): number => document.querySelectorAll('[role=dialog]').length

/**
 * While a change is pending, no button may cancel it and Escape may close nothing, because the call
 * would continue (decision 21). Returns the ways to cancel that are nevertheless available.
 */
export async function waysToCancel({ mayLeave = [] }: ScreenCall): Promise<string[]> {
  const names = page
    .getByRole('button', { name: GIVES_UP })
    .elements()
    .filter((button) => !button.matches(':disabled, [aria-disabled=true]') && isReachable(button))
    .map((button) => button.getAttribute('aria-label') ?? button.textContent)
    .filter((name) => !mayLeave.includes(name))
  const before = dialogs()
  const target = document.activeElement ?? document.body
  target.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', bubbles: true }))
  await frameRendered()
  return dialogs() === before ? names : [...names, 'Escape']
}
