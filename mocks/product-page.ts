/** The product on a page, as the engine is given it (docs/engine.md). */
import type { ProductPage } from './engine/product-page.ts'
import { exactWallTime, instantOf, wallTime } from './rules/kyiv.ts'
import type { PersonaSession } from './rules/sign-in/personas.ts'
import { type Persona, SCENARIO_IDS } from './scenarios/scenario.ts'

/** Where the app keeps its session (product §3 «Auth session»), and whom we signed in there. */
const SESSION_KEY = 'auth-storage'

function writeSession(session: PersonaSession | null): void {
  const stored = {
    ...session,
    verification_id: null,
    context: 'login',
    isLoading: false,
    canResetPassword: false,
  }
  try {
    if (session) localStorage.setItem(SESSION_KEY, JSON.stringify(stored))
    else localStorage.removeItem(SESSION_KEY)
  } catch {
    // A blocked storage keeps no session; the app warns of it itself.
  }
}

/** The persona whose role the page's session has. */
function currentPersona(): Persona {
  let session = ''
  try {
    session = localStorage.getItem(SESSION_KEY) ?? ''
  } catch {
    // A blocked storage holds nothing.
  }
  if (!/"token":"/.test(session)) return 'guest'
  return session.includes('"userType":"client"') ? 'client' : 'coach'
}

export const productPage: ProductPage = {
  name: 'pulse',
  scenarios: SCENARIO_IDS,
  personas: [
    { value: 'coach', label: 'Тренер' },
    { value: 'client', label: 'Клієнт' },
    { value: 'guest', label: 'Гість' },
  ],
  time: { zone: 'Europe/Kyiv', label: 'Час за Києвом', wallTime, exactWallTime, instantOf },
  session: { write: writeSession, persona: currentPersona },
  loadLook: () => import('#src/ui/theme/theme.ts'),
}
