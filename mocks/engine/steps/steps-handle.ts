import type { ProductPage } from '../product-page.ts'
/** The entry point of recording; the only part of it that always loads. */
import { trimmedArguments } from '../trimmed-arguments.ts'
import type { Recorder } from './recorder.ts'
import { NOTED_CALLS, type NotedCall, type Recording, type StepsFile } from './step.ts'
import type { ExportedState, Mock } from './window-mock.ts'

/** The steps in the tab's storage. */
export const STEPS_KEY = 'mock-steps'

export interface StepsHandle {
  /** Starts a recording from the present state or a file's; reloads the page with it. */
  record: (state?: ExportedState) => Promise<void>
  stopRecording: () => Promise<void>
  /** The recording; null if there is none. */
  recording: () => Promise<Recording | null>
  /** Records that a text is on the screen now, or is not. */
  see: (text: string, isThere?: boolean) => Promise<void>
  /** The steps and the state at their start, without typed secrets. */
  exportSteps: () => Promise<StepsFile>
  clearSteps: () => Promise<void>
}

function isKept(): boolean {
  try {
    return sessionStorage.getItem(STEPS_KEY) !== null
  } catch {
    return false
  }
}

/**
 * Wraps the mock so that its calls are recorded during a recording, and continues a recording after
 * a page load.
 */
export function withSteps(
  plain: Omit<Mock, keyof StepsHandle>,
  page: ProductPage,
): { mock: Mock; resume: (() => Promise<void>) | null } {
  let loading: Promise<Recorder> | null = null
  const recorder = (): Promise<Recorder> =>
    (loading ??= import('./recorder.ts').then(({ Recorder: Loaded }) => new Loaded(mock, page)))
  const isUsed = (): boolean => loading !== null || isKept()

  const noted = Object.fromEntries(
    NOTED_CALLS.map((call) => [
      call,
      async (...args: unknown[]): Promise<unknown> => {
        if (isUsed()) await (await recorder()).note(noteOf(call, args, page))
        return Reflect.apply(plain[call], plain, args)
      },
    ]),
  )
  const mock: Mock = {
    ...plain,
    ...noted,
    async importState(file) {
      if (isUsed()) (await recorder()).stop()
      await plain.importState(file)
    },
    record: async (state) => (await recorder()).record(state),
    stopRecording: async () => (await recorder()).stop(),
    recording: async () => (isUsed() ? (await recorder()).recording() : null),
    see: async (text, isThere = true) =>
      (await recorder()).note({ kind: 'see', text: text.trim(), isThere }),
    exportSteps: async () => (await recorder()).file(),
    clearSteps: async () => (await recorder()).clear(),
  }
  return {
    mock,
    resume: isKept() ? async () => (await recorder()).resume() : null,
  }
}

/** The device's time differs every day, so its value is recorded. */
function noteOf(call: NotedCall, args: unknown[], { time }: ProductPage) {
  if (call !== 'realTime') return { kind: 'mock' as const, call, with: trimmedArguments(args) }
  const now = time.exactWallTime(performance.timeOrigin + performance.now())
  return { kind: 'mock' as const, call: 'now' as const, with: [now] }
}
