import { auth } from './screens/calls/auth.ts'
import { describeScreenCalls } from './screens/describe-screen-calls.ts'

describeScreenCalls(auth)
