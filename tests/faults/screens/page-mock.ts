import type { Mock } from '#mocks/engine/steps/window-mock.ts'

/** The mock of the page. */
export function mock(): Mock {
  if (!window.mock) throw new Error('The page has no mock')
  return window.mock
}

/** The code of the last message. */
export async function codeSent(): Promise<string> {
  return (await mock().sms()).at(-1)?.code ?? ''
}
