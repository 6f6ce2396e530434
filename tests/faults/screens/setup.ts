import '#src/app/styles.ts'
import { limitMarkup } from '#src/app/trusted-types.ts'

limitMarkup()
document.documentElement.lang = 'uk'
