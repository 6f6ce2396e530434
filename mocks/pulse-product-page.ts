/** Our personas, scenarios, time zone and session, as the engine's `ProductPage`. */
import type { ProductPage } from './engine/product-page.ts'
import { exactWallTime, instantOf, wallTime } from './rules/kyiv.ts'
import type { PersonaSession } from './scenarios/persona-sign-in.ts'
import { type Persona, SCENARIO_IDS } from './scenarios/scenario.ts'

/**
 * The key under which the app stores its session (product §3 «Auth session»). The session of a
 * persona is written there, too.
 */
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
    // The storage is blocked, so nobody is signed in; the app itself warns about it.
  }
}

/** The persona with the role of the page's session. */
function currentPersona(): Persona {
  let session = ''
  try {
    session = localStorage.getItem(SESSION_KEY) ?? ''
  } catch {
    // A blocked storage is empty.
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
  people: 'users',
  time: { zone: 'Europe/Kiev', label: 'Час за Києвом', wallTime, exactWallTime, instantOf },
  session: { write: writeSession, persona: currentPersona },
  loadLook: () => import('./panel-look.ts'),
}
