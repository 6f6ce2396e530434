import { preparePage } from './page.ts'

await preparePage()
