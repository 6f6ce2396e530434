/**
 * The interface of a product on a page (docs/engine.md). It is the same if the mock runs in a
 * server.
 */
import type { CSSVariablesResolver, MantineThemeOverride } from '@mantine/core'

import type { Persona, ScenarioId, Session, TableName } from './register.ts'
import type { WallClock } from './wall-time.ts'

/** The panel's styles. It takes its colours from variables that begin with `--mock-`. */
export interface Look {
  theme: MantineThemeOverride
  cssVariables: CSSVariablesResolver
}

export interface ProductPage {
  /** The file name of exported states. */
  name: string
  scenarios: readonly ScenarioId[]
  /** The names of the personas in the panel, including the guest. */
  personas: readonly { value: Persona; label: string }[]
  /** The table of all people. */
  people: TableName
  time: WallClock
  /** Writes and reads the session that the application stores. */
  session: {
    write: (session: Session | null) => void
    /** The persona of the stored session. */
    persona: () => Persona
  }
  /** Loads the panel's styles, when it is first opened. */
  loadLook: () => Promise<Look>
}
