import { describeStages } from './screens/describe-stages.ts'
import { programs } from './screens/stages/programs.ts'

describeStages(programs)
