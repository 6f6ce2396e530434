import { describeStages } from './screens/describe-stages.ts'
import { coaches } from './screens/stages/coaches.ts'

describeStages(coaches)
