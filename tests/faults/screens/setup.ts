import { preparePage } from './prepare-page.ts'

await preparePage()
