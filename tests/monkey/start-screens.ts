/** Where the walks of a coach and of a client start, and which screens they open by address. */

export const SCENARIOS = {
  coach: ['typical', 'busy', 'edge', 'empty'],
  client: ['typical', 'new-client', 'edge'],
} as const

export const PATHS = {
  coach: [
    '/calendar',
    '/schedules',
    '/create-workout',
    '/coach',
    '/program',
    '/add-meeting',
    '/client-baze',
  ],
  client: ['/', '/client/questionnaire', '/coach/olena-koval', '/settings'],
} as const
