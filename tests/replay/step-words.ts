/** Describes steps, for a person who watches a replay. */
import type { Action, Secret, Target } from '#mocks/engine/steps/step.ts'

const placeWords = ({ within, nth }: Target): string => {
  const place = within ? ` in ${within.role} «${within.name ?? within.text ?? ''}»` : ''
  return nth === undefined ? place : `${place} (number ${nth + 1})`
}

export const targetWords = (target: Target): string =>
  `${target.by} «${target.name}»${placeWords(target)}`

const typed = (value: string | Secret): string =>
  typeof value === 'string' ? `«${value}»` : `a ${value.secret}`

export function stepWords(action: Action): string {
  switch (action.kind) {
    case 'open':
      return `open ${action.address}`
    case 'press':
      return `press ${action.twice ? 'twice ' : ''}${targetWords(action.target)}`
    case 'point':
      return `press at ${action.x}, ${action.y}`
    case 'type':
    case 'paste':
      return `${action.kind} ${typed(action.value)} into ${targetWords(action.target)}`
    case 'key': {
      const times = action.times > 1 ? ` ×${action.times}` : ''
      return `key ${action.key}${times}${action.target ? ` on ${targetWords(action.target)}` : ''}`
    }
    case 'choose':
      return `choose «${action.options.join('», «')}» in ${targetWords(action.target)}`
    case 'file':
      return `give ${action.files.map(({ name }) => name).join(', ')} to ${targetWords(action.target)}`
    case 'drag':
      return `drag ${targetWords(action.target)} by ${action.by.x}, ${action.by.y}`
    case 'mock':
      return `mock: ${[action.call, ...action.with].map(String).join(' ')}`
    case 'see':
      return `see that «${action.text}» is ${action.isThere ? '' : 'not '}there`
    default:
      return action.kind
  }
}
