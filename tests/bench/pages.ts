/** The pages that the bench visits: who opens them, and what is on the screen there. */
import type { Persona } from '#mocks/scenarios/scenario.ts'
import { idOf } from '#mocks/seed/ids.ts'
import { CLIENT_ID } from '#mocks/seed/personas.ts'
import { type AuthSession, codeRequired } from '#src/domain/auth-flow.ts'
import { ROUTES } from '#storybook/map/routes.ts'

import type { Part } from './device.ts'

export interface BenchPage {
  path: string
  as: Persona
  /** What else the device has stored: how far signing in has come. */
  stored?: Partial<AuthSession>
  /** The client has not filled in the questionnaire yet. */
  isWithoutCard?: true
  /** The device has stored everything of an earlier visit. */
  isLater?: true
  /** The build, if it is not the product's. */
  of?: 'minimal' | 'minimal, msw inside' | 'mock inside'
  /** What is on the screen there, by the name of its line in the table. */
  lines: Record<string, Part>
  /** The line that it is compared with. */
  to?: string
}

const SLUG = 'olena-koval'
const OWN_CARD = `/client/${CLIENT_ID}`
const FORM = 'form input[name="phone"]'
const CLIENT_FORM = 'form:has(option[value="client"]:checked) input[name="phone"]'
const MEETINGS = 'section:has(#meetings) li'
const ENTRIES = 'section ol [data-kind]'
const CLIENTS = 'main article'
const SECTION = 'main section'
const HISTORY = 'table[aria-label="Історія тренувань"]'

/** A page of one line. */
const page = (
  name: string,
  path: string,
  as: Persona,
  shows: string,
  more: Pick<BenchPage, 'of' | 'to' | 'isLater'> = {},
): BenchPage => ({ path, as, lines: { [name]: { shows } }, ...more })

const LATER = { isLater: true } as const
const MSW = 'minimal, msw inside'

export const LOGIN = page('/login', '/login', 'guest', FORM, { to: 'minimal: a form' })

export const PAGES: BenchPage[] = [
  page('minimal: a form', '/login', 'guest', 'form', { of: 'minimal' }),
  LOGIN,
  page('/register', '/register', 'guest', FORM),
  page('/register, a client', '/register?user_type=client', 'guest', CLIENT_FORM),
  page('minimal: a table', '/dashboard', 'coach', 'tr', { of: 'minimal' }),
  page('/dashboard', '/dashboard', 'coach', MEETINGS, { to: 'minimal: a table' }),
  page('/calendar', '/calendar', 'coach', ENTRIES),
  page('/client-baze', '/client-baze', 'coach', CLIENTS),
  {
    path: `/coach/${SLUG}`,
    as: 'guest',
    lines: {
      '/coach/{slug}, a guest: the name': { shows: '#coach-name' },
      '/coach/{slug}, a guest: free hours': { shows: '[data-state="free"]' },
    },
  },
  {
    path: OWN_CARD,
    as: 'client',
    lines: {
      '/client/{id}, its client: first section': { shows: SECTION },
      '/client/{id}, its client: whole screen': { shows: HISTORY, whole: true },
    },
  },
  page('minimal: a table, msw inside', '/dashboard', 'coach', 'tr', { of: MSW }),
  page('/dashboard, mock inside', '/dashboard?as=coach', 'guest', MEETINGS, {
    of: 'mock inside',
    to: 'minimal: a table, msw inside',
  }),
  page('later: /dashboard', '/dashboard', 'coach', MEETINGS, LATER),
  page('later: /calendar', '/calendar', 'coach', ENTRIES, LATER),
  page('later: /client-baze', '/client-baze', 'coach', CLIENTS, LATER),
  page('later: /client/{id}, its client', OWN_CARD, 'client', SECTION, LATER),
]

/** Values for the parameters of an address, in the scenario `typical`. */
const PARAMETERS: Record<string, string> = {
  $clientId: CLIENT_ID,
  // It is the client's own, and has a plan.
  $sessionId: idOf('session', 0xdb),
  $id: SLUG,
}

const CODE = codeRequired('+380501112233', 'bench')
const FLOWS: Record<string, Pick<BenchPage, 'stored' | 'isWithoutCard'>> = {
  '/otp': { stored: CODE },
  '/reset/new-password': {
    stored: { ...CODE, context: 'password_reset', canResetPassword: true },
  },
  '/client/questionnaire': { isWithoutCard: true },
}

/** The line that all routes are compared with. */
export const DASHBOARD_ROUTE = '/dashboard, coach'

/** Every route, for each person whom it is for: its heading is there, and nothing is busy. */
export const ROUTE_PAGES: BenchPage[] = Object.entries(ROUTES).flatMap(([route, { area }]) =>
  (area === 'both' ? (['coach', 'client'] as const) : [area]).map((as) => ({
    path: route.replace(/\$\w+/, (name) => PARAMETERS[name] ?? ''),
    as,
    ...FLOWS[route],
    lines: { [`${route}, ${as}`]: { shows: 'h1', whole: true } },
    to: DASHBOARD_ROUTE,
  })),
)
