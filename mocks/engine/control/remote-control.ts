/** The control of a mock that runs in another process, over HTTP. */
import { trimmedArguments } from '../trimmed-arguments.ts'
import type { Control } from './control.ts'

/** The path under which a mock server accepts its control calls. */
export const CONTROL_PATH = '/__mock/'

/**
 * A control whose functions send their arguments in a POST. They reject with the server's message,
 * or with a SyntaxError if what answers is not a mock.
 */
export function remoteControl(origin: string): Control {
  const call = async <Name extends keyof Control>(
    name: Name,
    args: Parameters<Control[Name]>,
  ): Promise<Awaited<ReturnType<Control[Name]>>> => {
    const answer = await fetch(new URL(CONTROL_PATH + name, origin), {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(trimmedArguments(args)),
    })
    const { result, error } = (await answer.json()) ?? {}
    if (typeof error === 'string') throw new Error(error)
    // The answer is from another server.
    if (!answer.ok || result === undefined) throw new SyntaxError('No mock')
    return result
  }
  return {
    settings: (...args) => call('settings', args),
    scenarios: (...args) => call('scenarios', args),
    operations: (...args) => call('operations', args),
    scenario: (...args) => call('scenario', args),
    session: (...args) => call('session', args),
    now: (...args) => call('now', args),
    advance: (...args) => call('advance', args),
    freeze: (...args) => call('freeze', args),
    realTime: (...args) => call('realTime', args),
    latency: (...args) => call('latency', args),
    otp: (...args) => call('otp', args),
    answers: (...args) => call('answers', args),
    server: (...args) => call('server', args),
    serverAddress: (...args) => call('serverAddress', args),
    fault: (...args) => call('fault', args),
    removeFault: (...args) => call('removeFault', args),
    clearFaults: (...args) => call('clearFaults', args),
    requests: (...args) => call('requests', args),
    replay: (...args) => call('replay', args),
    clearRequests: (...args) => call('clearRequests', args),
    sms: (...args) => call('sms', args),
    tables: (...args) => call('tables', args),
    rows: (...args) => call('rows', args),
    changeRow: (...args) => call('changeRow', args),
    deleteRow: (...args) => call('deleteRow', args),
    undo: (...args) => call('undo', args),
    isRefused: (...args) => call('isRefused', args),
    exportState: (...args) => call('exportState', args),
    importState: (...args) => call('importState', args),
  }
}
