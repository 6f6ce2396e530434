import { coaches } from './screens/calls/coaches.ts'
import { describeScreenCalls } from './screens/describe-screen-calls.ts'

describeScreenCalls(coaches)
