/** The journeys in order, by the name for the command line. */
import type { Page } from './app-page.ts'
import { booking } from './journeys/booking.ts'
import { calendar } from './journeys/calendar.ts'
import { hours } from './journeys/hours.ts'
import { meeting } from './journeys/meeting.ts'
import { qaPanel } from './journeys/panel.ts'
import { questionnaire } from './journeys/questionnaire.ts'
import { sets } from './journeys/sets.ts'
import { signIn } from './journeys/sign-in.ts'
import { site } from './journeys/site.ts'
import { workout } from './journeys/workout.ts'

export const JOURNEYS: Record<string, (page: Page) => Promise<void>> = {
  'sign in': signIn,
  calendar,
  hours,
  meeting,
  sets,
  workout,
  booking,
  questionnaire,
  site,
  'qa panel': qaPanel,
}
