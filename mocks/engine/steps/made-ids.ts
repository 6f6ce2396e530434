/** Names the ids that are created during a session, because they differ each time. */
import type { Action, Step } from './step.ts'

const ID = /[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}/g

/** The steps with `{id1}` in addresses for an id that is not in the state at the start. */
export function withNamedIds(steps: readonly Step[], state: unknown): Step[] {
  const known = new Set(JSON.stringify(state).match(ID))
  const made: string[] = []
  const named = (address: string): string =>
    address.replaceAll(ID, (id) => {
      if (known.has(id)) return id
      if (!made.includes(id)) made.push(id)
      return `{id${made.indexOf(id) + 1}}`
    })
  const ofAction = (action: Action): Action =>
    action.kind === 'open' ? { ...action, address: named(action.address) } : action
  return steps.map((step) => ({
    ...step,
    action: ofAction(step.action),
    address: named(step.address),
  }))
}
