import { clients } from './screens/calls/clients.ts'
import { describeScreenCalls } from './screens/describe-screen-calls.ts'

describeScreenCalls(clients)
