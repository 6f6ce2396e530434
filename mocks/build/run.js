/**
 * `npm run mock`: starts the mock alone (`alone.ts`), which is built first if it is older than its
 * sources. JavaScript, because Node would load a compiler for TypeScript and keep it in memory.
 */
import { spawnSync } from 'node:child_process'
import { readdirSync, statSync } from 'node:fs'
import { fileURLToPath } from 'node:url'

const root = new URL('../../', import.meta.url)
const mock = new URL('dist-mock/mock.js', root)

const FOLDERS = ['mocks', 'openapi', 'src/api', 'src/device']
const sources = FOLDERS.flatMap((folder) => [
  folder,
  ...readdirSync(new URL(folder, root), { recursive: true }).map((name) => `${folder}/${name}`),
])

const timeOf = (file) => statSync(file, { throwIfNoEntry: false })?.mtimeMs ?? 0
const built = timeOf(mock)

if (['package.json', ...sources].some((source) => timeOf(new URL(source, root)) > built)) {
  const build = fileURLToPath(new URL('build-mock.ts', import.meta.url))
  const { status } = spawnSync(process.execPath, [build], { cwd: root, stdio: 'inherit' })
  if (status !== 0) process.exit(status ?? 1)
}
await import(mock.href)
