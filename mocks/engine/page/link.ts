/** Writes an address with handles. Loaded with the first `link()`. */
import { formatFault } from '../faults.ts'
import { type Handles, withoutHandles } from '../handles.ts'
import { choiceWords } from '../server-choice.ts'

/** The address with handles; `link()` returns it. */
export function withHandles(address: URL, handles: Handles): URL {
  const rest = withoutHandles(address)
  const { scenario, as, now, frozen, latency, otp, answers, server, faults } = handles
  if (scenario) rest.searchParams.set('scenario', scenario)
  if (as) rest.searchParams.set('as', as)
  if (now !== undefined) rest.searchParams.set('now', now)
  if (frozen) rest.searchParams.set('clock', 'frozen')
  if (latency) rest.searchParams.set('latency', String(latency))
  if (otp === 'manual') rest.searchParams.set('otp', otp)
  if (answers === 'bare') rest.searchParams.set('answers', answers)
  for (const word of choiceWords(server ?? [])) rest.searchParams.append('server', word)
  for (const fault of faults) rest.searchParams.append('fault', formatFault(fault))
  return rest
}
