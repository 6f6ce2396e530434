import { calendar } from './screens/calls/calendar.ts'
import { describeScreenCalls } from './screens/describe-screen-calls.ts'

describeScreenCalls(calendar)
