import { describeStages } from './screens/describe-stages.ts'
import { users } from './screens/stages/users.ts'

describeStages(users)
