/**
 * Turns actions into steps: typing into one field is one step, and an action that only prepares the
 * next one is not a step.
 */
import type { RawAction, RawStep, Target, TextFacts } from './step.ts'

const isSame = (a: Target, b: Target): boolean =>
  a.by === b.by &&
  a.name === b.name &&
  a.nth === b.nth &&
  JSON.stringify(a.within) === JSON.stringify(b.within)

/** Keys whose repetitions are one step. */
const REPEATED = /^(Shift\+)?(Tab|Arrow|Backspace|Delete|Page)/

/** Whether the step is typing without a change on the server: only its last value is replayed. */
export const isTyping = ({ action, calls }: RawStep): boolean =>
  action.kind === 'type' &&
  calls.every(({ operation, status }) => operation.startsWith('GET ') && status < 400)

/** Both actions as one; null if they are two steps. */
function joined(step: RawStep, next: RawAction): RawAction | null {
  const last = step.action
  if (next.kind === 'type' && last.kind === 'type')
    return isTyping(step) && isSame(last.target, next.target) ? next : null
  if (next.kind === 'press' && last.kind === 'press')
    return next.twice && !last.twice && isSame(last.target, next.target) ? next : null
  if (next.kind !== 'key' || last.kind !== 'key' || next.key !== last.key) return null
  if (!REPEATED.test(next.key)) return null
  // Moving from one control to the next continues the same sequence.
  const moves = /Tab|Arrow/.test(next.key)
  if (!moves && !(last.target && next.target && isSame(last.target, next.target))) return null
  return { ...last, times: last.times + next.times }
}

/** The action on its own: a double click whose first click had another target is one click. */
const alone = (action: RawAction): RawAction =>
  action.kind === 'press' ? { kind: 'press', target: action.target } : action

/** Whether the step is a press that only focused the next action's field, or opened its list. */
function isLeadIn({ action, calls, texts }: RawStep, next: RawAction): boolean {
  if (action.kind !== 'press' || calls.length > 0 || texts.length > 0) return false
  const isOfNext = next.kind === 'type' || next.kind === 'choose' || next.kind === 'paste'
  return isOfNext && isSame(action.target, next.target)
}

/** The steps with one more action; `address` is the page's address before it. */
export function withAction(
  steps: readonly RawStep[],
  action: RawAction,
  { at, address }: { at: number; address: string },
): RawStep[] {
  const last = steps.at(-1)
  const earlier = steps.slice(0, -1)
  if (last === undefined) return [newStep(alone(action), at, address)]
  const both = joined(last, action)
  if (both) return [...earlier, { ...last, action: both, address }]
  const left = { ...last, address }
  const kept = isLeadIn(left, action) ? earlier : [...earlier, left]
  return [...kept, newStep(alone(action), at, address)]
}

/**
 * Keeps in the last step the texts that are expected when the person continues; others may still be
 * added.
 */
export function keepExpectedTexts(
  steps: readonly RawStep[],
  isExpected: (text: TextFacts, step: RawStep) => boolean,
): void {
  const last = steps.at(-1)
  last?.texts.splice(0, last.texts.length, ...last.texts.filter((text) => isExpected(text, last)))
}

const newStep = (action: RawAction, at: number, address: string): RawStep => ({
  action,
  at,
  address,
  calls: [],
  later: [],
  texts: [],
})
