import { describeStages } from './screens/describe-stages.ts'
import { auth } from './screens/stages/auth.ts'

describeStages(auth)
