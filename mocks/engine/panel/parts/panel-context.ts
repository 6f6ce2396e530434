/** The context that every part of the panel uses. */
import { createContext, use } from 'react'

import type { OperationFacts } from '../../control/control.ts'
import type { LogEntry } from '../../log.ts'
import type { ProductPage } from '../../product-page.ts'
import type { ScenarioTitle, Sms } from '../../product.ts'
import type { Persona } from '../../register.ts'
import type { Settings } from '../../server-state.ts'
import type { Recording } from '../../steps/step.ts'
import type { Mock } from '../../steps/window-mock.ts'

/** The current state of the mock. */
export interface Snapshot {
  settings: Settings
  persona: Persona
  sms: Sms[]
  /** Oldest first. */
  entries: readonly LogEntry[]
  /** The recorded steps, if any. */
  recording: Recording | null
  /** Whether the browser refuses to store the state. */
  isRefused: boolean
}

export interface PanelTools extends Snapshot {
  mock: Mock
  page: ProductPage
  scenarios: ScenarioTitle[]
  operations: OperationFacts[]
  /** The address of the real server beside the mock, if there is one. */
  serverAddress: string | null
  /**
   * Runs an action, then shows the new state of the mock, and `done` or the reason of the failure.
   */
  act: (work: () => Promise<unknown>, done?: string, failed?: string) => Promise<void>
  /** Copies a text, or shows it to be copied by hand if there is no clipboard. */
  copy: (text: () => Promise<string>, done: string) => Promise<void>
  clearRequests: () => Promise<void>
  /** Opens the faults with an operation chosen. */
  breakOperation: (name: string) => void
}

export const PanelContext = createContext<PanelTools | null>(null)

export function usePanel(): PanelTools {
  const tools = use(PanelContext)
  if (!tools) throw new Error('Outside of the panel')
  return tools
}
