import { programs } from './screens/calls/programs.ts'
import { describeScreenCalls } from './screens/describe-screen-calls.ts'

describeScreenCalls(programs)
