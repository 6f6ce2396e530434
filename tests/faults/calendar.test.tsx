import { describeStages } from './screens/describe-stages.ts'
import { calendar } from './screens/stages/calendar.ts'

describeStages(calendar)
