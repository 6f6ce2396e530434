/** The journeys in order, by the name for the command line. */
import type { Page } from '../app-page.ts'
import { booking } from './booking.ts'
import { calendar } from './calendar.ts'
import { hours } from './hours.ts'
import { meeting } from './meeting.ts'
import { qaPanel } from './panel.ts'
import { questionnaire } from './questionnaire.ts'
import { sets } from './sets.ts'
import { signIn } from './sign-in.ts'
import { site } from './site.ts'
import { workout } from './workout.ts'

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
