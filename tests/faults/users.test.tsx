import { users } from './screens/calls/users.ts'
import { describeScreenCalls } from './screens/describe-screen-calls.ts'

describeScreenCalls(users)
