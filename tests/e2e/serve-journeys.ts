/** Serves a build for the journeys: `node tests/e2e/serve-journeys.ts <folder> <port>`. */
import { serveDemoOf } from '../support/demo-server.ts'

const [outDir = '', port = ''] = process.argv.slice(2)
await serveDemoOf(outDir, Number(port))
