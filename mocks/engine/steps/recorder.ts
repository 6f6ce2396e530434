/**
 * Records what a tester does on the page, step by step, and its effects. Loaded with the first
 * recording.
 */
import { PANEL_ID } from '../panel-id.ts'
import type { ProductPage } from '../product-page.ts'
import { watchActions } from './actions.ts'
import { withNamedIds } from './made-ids.ts'
import { withoutSecrets } from './mask-secrets.ts'
import { historyPlace, loadAction, watchMoves } from './page-loads.ts'
import { type Kept, readKept, startStore, writeKept } from './recording-storage.ts'
import { isStillExpected, watchTexts } from './shown-texts.ts'
import { addCall } from './step-calls.ts'
import type { RawAction, RawStep, Recording, StepsFile } from './step.ts'
import { keepExpectedTexts, withAction } from './steps-of-actions.ts'
import type { ExportedState, Mock } from './window-mock.ts'

/** How often the log is read. */
const LOOK_MS = 200

const addressNow = (): string => location.pathname + location.search

export class Recorder {
  readonly #mock: Mock
  readonly #start: ReturnType<typeof startStore>
  #kept: Kept | null = readKept()
  /** Actions are added one after another: earlier answers belong to the previous step. */
  #last: Promise<unknown> = Promise.resolve()
  /** The last entry of the log that belongs to a step. */
  #seen = 0
  /** When the step last had an effect, by `performance`. */
  #active = performance.now()
  /** Whether the page is being left: the browser ends its calls. */
  #isLeft = false
  #watching: { stop: () => void; isOwnLoad: () => boolean } | null = null

  constructor(mock: Mock, { name }: Pick<ProductPage, 'name'>) {
    this.#mock = mock
    this.#start = startStore(name)
    // On `pagehide`, because a logout clears the tab's storage before that.
    addEventListener('pageshow', () => (this.#isLeft = false))
    addEventListener('pagehide', () => {
      this.#isLeft = true
      this.#keep()
      // The last answers of this page's mock are not in the log of the next page.
      void this.#look().then(() => this.#keep())
    })
  }

  /** Starts from a state, by default the present one: the page is loaded with it. */
  async record(given?: ExportedState): Promise<void> {
    this.stop()
    const state = given ?? (await this.#mock.exportState())
    await this.#start.write(state)
    await this.#mock.importState(state)
    // A state does not contain the tab's own storage.
    sessionStorage.clear()
    const { address } = state.page
    const steps = withAction([], { kind: 'open', address }, { at: state.at, address })
    this.#kept = { isOn: true, isCut: false, steps, isOwnLoad: true, place: historyPlace() }
    writeKept(this.#kept)
  }

  /** Continues after a load of the page. */
  async resume(): Promise<void> {
    if (!this.#kept?.isOn) return
    // The log of a shared mock may have entries from before this page.
    this.#seen = (await this.#mock.requests()).at(-1)?.id ?? 0
    const { isOwnLoad, steps, place } = this.#kept
    if (!isOwnLoad) this.#add(loadAction(place), steps.at(-1))
    this.#watch()
  }

  /** Ends the recording; its steps are kept. */
  stop(): void {
    this.#watching?.stop()
    this.#watching = null
    if (!this.#kept) return
    this.#kept = { ...this.#kept, isOn: false }
    this.#keep()
  }

  async clear(): Promise<void> {
    this.stop()
    this.#kept = null
    writeKept(null)
    await this.#start.clear()
  }

  /** Adds a step that was not made on the page: a call of the mock, or what the tester sees. */
  async note(action: RawAction): Promise<void> {
    if (this.#watching) this.#add(action)
    await this.#last
  }

  async recording(): Promise<Recording | null> {
    await this.#look()
    if (!this.#kept) return null
    const { isOn, isCut, steps } = this.#kept
    return { isOn, isCut, steps: isOn ? this.#upToNow(steps) : steps }
  }

  async file(): Promise<StepsFile> {
    const [recording, state, inbox] = await Promise.all([
      this.recording(),
      this.#start.read(),
      this.#mock.sms(),
    ])
    if (!recording || !state) throw new Error('Nothing was recorded')
    const steps = withoutSecrets(recording.steps, state.rows, inbox)
    return {
      format: 'steps-1',
      screen: {
        width: innerWidth,
        height: innerHeight,
        touch: matchMedia('(pointer: coarse)').matches,
      },
      zone: Intl.DateTimeFormat().resolvedOptions().timeZone,
      state,
      steps: withNamedIds(steps, state),
    }
  }

  #watch(): void {
    const add = (action: RawAction | Promise<RawAction>): void => this.#add(action)
    let isHeld = false
    const onHold = (held: boolean): void => void (isHeld = held)
    const stopActions = watchActions(PANEL_ID, { onAction: add, onHold })
    const moves = watchMoves(add)
    const stopTexts = watchTexts(PANEL_ID, () => {
      this.#active = performance.now()
      // Which texts appear during a drag depends on its speed.
      if (isHeld) return () => {}
      const texts = this.#kept?.steps.at(-1)?.texts
      return (text) => void texts?.push(text)
    })
    const timer = setInterval(() => void this.#look().catch(() => {}), LOOK_MS)
    this.#watching = {
      isOwnLoad: moves.isOwnLoad,
      stop() {
        stopActions()
        stopTexts()
        moves.stop()
        clearInterval(timer)
      },
    }
  }

  /** `before` is the previous step, with all its effects, if this page no longer shows them. */
  #add(action: RawAction | Promise<RawAction>, before?: RawStep): void {
    const last = this.#last
    const when = { at: Date.now(), address: before?.address ?? addressNow() }
    const isExpected = before ? () => true : isStillExpected(PANEL_ID)
    const adding = async (): Promise<void> => {
      await last
      if (this.#kept?.isCut) return
      try {
        await this.#look()
      } catch {
        if (this.#isLeft) return
        // Without the log it is not known which calls the steps have made, and what is done without
        // a connection to the mock cannot be replayed.
        this.#kept &&= { ...this.#kept, isCut: true }
        this.stop()
        return
      }
      const done = await action
      if (!this.#kept) return
      keepExpectedTexts(this.#kept.steps, isExpected)
      this.#kept.steps = withAction(this.#kept.steps, done, when)
      this.#active = performance.now()
    }
    this.#last = adding()
  }

  /** Adds the calls that were answered since the last read to the last step. */
  async #look(): Promise<void> {
    if (!this.#watching) return
    for (const entry of await this.#mock.requests(this.#seen)) {
      const step = this.#kept?.steps.at(-1)
      if (!step || entry.id <= this.#seen) continue
      this.#seen = entry.id
      const began = performance.now() - entry.duration
      if (addCall(step, entry, began - this.#active)) this.#active = performance.now()
    }
  }

  #upToNow = (steps: Kept['steps']): Kept['steps'] => {
    keepExpectedTexts(steps, isStillExpected(PANEL_ID))
    const last = steps.at(-1)
    return last ? [...steps.slice(0, -1), { ...last, address: addressNow() }] : steps
  }

  #keep(): void {
    if (!this.#kept) return
    const { isOn, isCut, steps } = this.#kept
    const isOwnLoad = this.#watching ? this.#watching.isOwnLoad() : this.#kept.isOwnLoad
    const place = historyPlace()
    writeKept({ isOn, isCut, isOwnLoad, place, steps: isOn ? this.#upToNow(steps) : steps })
  }
}
