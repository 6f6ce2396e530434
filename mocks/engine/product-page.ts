/** What the engine is given of the product on a page (docs/engine.md): it is the same for a mock elsewhere. */
import type { CSSVariablesResolver, MantineThemeOverride } from '@mantine/core'

import type { Persona, ScenarioId, Session } from './register.ts'
import type { WallClock } from './wall-time.ts'

/** The panel's look. Its style sheet takes its colours from the variables. */
export interface Look {
  theme: MantineThemeOverride
  cssVariables: CSSVariablesResolver
}

export interface ProductPage {
  /** What the files of exported states are called. */
  name: string
  scenarios: readonly ScenarioId[]
  /** As the panel names them, the guest too. */
  personas: readonly { value: Persona; label: string }[]
  time: WallClock
  /** Where the application keeps its session. */
  session: {
    write: (session: Session | null) => void
    /** Whose it is now. */
    persona: () => Persona
  }
  /** Loads the look of the panel, when it is first opened. */
  loadLook: () => Promise<Look>
}
