/** The types of `window.mock`. */
import type { Control } from '../control/control.ts'
import type { PageState } from '../page-state.ts'
import type { Persona, ScenarioId, Who } from '../register.ts'
import type { StateFile } from '../server-state.ts'
import type { StepsHandle } from './steps-handle.ts'

/** A whole state: the server's and the page's. */
export interface ExportedState extends StateFile {
  page: PageState
}

/** `window.mock`: the control of the mock, with functions that also act on the page. */
export interface Mock extends Omit<Control, 'session' | 'scenario' | 'exportState'>, StepsHandle {
  /** Resets to a scenario and reloads the page: signed out, or as a persona. */
  scenario: (id: ScenarioId, as?: Persona) => Promise<void>
  /** Signs in as a persona, or as the person with that id, and opens the first screen. */
  as: (who: Who) => Promise<void>
  /** The persona that the page is signed in as. */
  persona: () => Promise<Persona>
  /** Restarts the scenario for the same persona on the same screen. */
  reset: () => Promise<void>
  /**
   * An address that gives another browser the same scenario, persona, clock, latency, answers,
   * server and faults.
   */
  link: () => Promise<string>
  /** A call of the log as a command for a terminal, secrets masked. */
  curl: (id: number) => Promise<string>
  /** Everything: database, settings, session, drafts on the device and the address. */
  exportState: () => Promise<ExportedState>
  /**
   * Imports an exported state and opens the screen it was made on. Rejects, and changes nothing, if
   * it is given anything else.
   */
  importState: (file: unknown) => Promise<void>
}

declare global {
  interface Window {
    mock?: Mock
  }
}
