import { describeStages } from './screens/describe-stages.ts'
import { clients } from './screens/stages/clients.ts'

describeStages(clients)
