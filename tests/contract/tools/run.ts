/**
 * `npm run contract:tools [-- --as-is FOLDER] [WORDS]`: the contract in tools of others, at fixed
 * versions in a temporary folder; those that the words name. Fails if one does not work. `--as-is`
 * gives them the files of a folder, without what `/contract.json` changes.
 */
import { execFile, spawn } from 'node:child_process'
import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs, promisify } from 'node:util'

import { BadCommand, runCommand } from '#mocks/engine/run-command.ts'
import { plainContract } from '#openapi/generate/plain-contract.ts'
import { programOf } from '#tests/support/command.ts'
import { ROOT } from '#tests/support/paths.ts'

import { sampleOf } from '../cases/sample.ts'
import { answerProblem } from '../conformance.ts'
import { operations } from '../contract-document.ts'
import { answerOf, requestOf } from '../http-exchange.ts'

const PORT = '8097'
const ORIGIN = `http://127.0.0.1:${PORT}`
const LONGEST_MS = 120_000

/** Returns what is wrong, or an empty text. */
type Use = (folder: string) => Promise<string>

/** Runs Node in a folder; returns what it prints, rejects if it fails. */
async function node(cwd: string, ...args: string[]): Promise<string> {
  const { stdout } = await promisify(execFile)(process.execPath, args, { cwd, timeout: LONGEST_MS })
  return stdout.trim()
}

/** A program of an installed package, and its arguments. */
const installed = (folder: string, line: string): string[] =>
  line.split(' ').map((word, at) => (at === 0 ? programOf(word, folder) : word))

/** Compiles if the profile has a text, an enumeration that may be null, and a number in a list. */
const RIGHT = `
type Same<A, B> = (<T>() => T extends A ? 1 : 2) extends <T>() => T extends B ? 1 : 2 ? true : false
export const text: Same<Me['first_name'], string> = true
export const words: Same<\`\${NonNullable<Me['gender']>}\`, 'man' | 'woman'> = true
export const none: null extends Me['gender'] ? true : false = true
export const number: Same<Me['training_schedules'][number]['work_day'], number> = true`
const COMPILE =
  '--noEmit --strict --skipLibCheck --module esnext --moduleResolution bundler right.ts'

/** Writes code. `me` is the type of the own profile as it is read; `form` is in each upload. */
const writes =
  (line: string, me: string, form = '', file = 'api.ts'): Use =>
  async (folder) => {
    await node(folder, ...installed(folder, line))
    await writeFile(join(folder, 'right.ts'), `type Me = ${me}${RIGHT}`)
    await node(folder, programOf('tsc'), ...COMPILE.split(' '))
    const forms = (await readFile(join(folder, file), 'utf8')).split(form).length - 1
    return forms >= 3 ? '' : `${forms} of 3 uploads are forms`
  }

/** Serves the contract, by a program or a script: each success must be right. */
const serves =
  (what: string): Use =>
  async (folder) => {
    const started = what.includes('\n') ? script(what) : installed(folder, what)
    const child = spawn(process.execPath, started, { cwd: folder, stdio: 'ignore' })
    try {
      const end = performance.now() + LONGEST_MS
      while (!(await fetch(ORIGIN).catch(() => null)))
        if (child.exitCode !== null || performance.now() > end) return 'does not start'
      const wrong: string[] = []
      for (const { name } of operations) {
        const request = requestOf(ORIGIN, name, { token: 'x' }, sampleOf(name))
        request.headers.set('accept', 'application/json')
        const answer = await answerOf(name, await fetch(request))
        const problem = answer.status < 300 ? answerProblem(answer) : `answers ${answer.status}`
        if (problem !== null) wrong.push(`${name} ${problem}`)
      }
      return wrong.length > 0 ? `${wrong.length} of ${operations.length} fail: ${wrong[0]}` : ''
    } finally {
      child.kill()
    }
  }

/** What a script begins with: the contract, and the status and the example of each success. */
const START = `
import { readFileSync } from 'node:fs'
const api = JSON.parse(readFileSync('contract.json', 'utf8'))
const whole = (node) => (node.$ref ? node.$ref.slice(2).split('/').reduce((at, key) => at[key], api) : node)
const answers = new Map(Object.values(api.paths).flatMap((item) => Object.values(item)).map((one) => {
  const [status, answer] = Object.entries(one.responses).find(([code]) => code < 300)
  return [one.operationId, [Number(status), whole(answer).content?.['application/json'].example]]
}))`
const script = (text: string): string[] => ['--input-type=module', '--eval', START + text]
/** Is called by a script, which prints what is wrong. */
function prints(text: string): Use {
  return async (folder) => node(folder, ...script(text))
}

const RESULT = `Extract<Awaited<ReturnType<typeof import('./api').getMe>>, { status: 200 }>['data']`

/** The packages, the tool first, and how it is tried. */
const TOOLS: Record<string, Use> = {
  'openapi-typescript@7.13.0': writes(
    'openapi-typescript contract.json -o api.ts',
    `import('./api').operations['getMe']['responses'][200]['content']['application/json']`,
  ),
  'swagger-typescript-api@13.13.0': writes(
    'swagger-typescript-api generate --path contract.json --output . --name api.ts',
    `Awaited<ReturnType<import('./api').Api<unknown>['v1']['getMe']>>['data']`,
    'type: ContentType.FormData',
  ),
  'openapi-zod-client@1.18.3 zod@3.25.76 @zodios/core@10.9.6 axios@1.12.2': writes(
    'openapi-zod-client contract.json -o api.ts --export-schemas',
    `import('zod').infer<typeof import('./api').schemas.User>`,
  ),
  'orval@8.38.0': writes('orval -i contract.json -o api.ts --client fetch', RESULT, 'FormData()'),
  '@hey-api/openapi-ts@0.99.0 typescript@5.9.3': writes(
    'openapi-ts -i contract.json -o api',
    `import('./api').GetMeResponses[200]`,
    '...formDataBodySerializer',
    'api/sdk.gen.ts',
  ),
  'oazapfts@7.5.0': writes('oazapfts contract.json api.ts', RESULT, 'oazapfts.multipart('),
  '@stoplight/prism-cli@5.16.0': serves(`prism mock contract.json --port ${PORT}`),
  'express-openapi-validator@5.6.2 express@5.3.0': serves(`
import express from 'express'
import { middleware } from 'express-openapi-validator'
const app = express().use(express.json())
app.use(middleware({ apiSpec: 'contract.json', validateResponses: true, validateSecurity: { handlers: { bearerAuth: () => true } } }))
app.use(({ openapi }, response) => {
  const [status, body] = answers.get(openapi.schema.operationId)
  response.status(status).json(body)
})
app.listen(${PORT})`),
  'fastify-openapi-glue@4.11.4 fastify@5.12.8': serves(`
import fastify from 'fastify'
import glue from 'fastify-openapi-glue'
const app = fastify()
app.addContentTypeParser('multipart/form-data', async (request, payload) => payload.resume() && { image: '' })
const operationResolver = (id) => async (request, reply) => reply.code(answers.get(id)[0]).send(answers.get(id)[1])
app.register(glue, { specification: process.cwd() + '/contract.json', operationResolver, securityHandlers: { bearerAuth: async () => {} } })
await app.listen({ port: ${PORT} })`),
  'openapi-sampler@1.7.9 ajv@8.20.0 ajv-formats@3.0.1': prints(`
import { Ajv2020 } from 'ajv/dist/2020.js'
import formats from 'ajv-formats'
import { sample } from 'openapi-sampler'
const ajv = formats.default(new Ajv2020({ strict: false })).addSchema({ $id: 'api', components: api.components })
const schemas = Object.values(api.components.schemas)
JSON.stringify(api, (key, node) => (key === 'schema' ? schemas.push(node) && node : node))
const isRight = (schema) => ajv.validate(JSON.parse(JSON.stringify(schema).replaceAll('"#/', '"api#/')), sample(schema, {}, api))
const wrong = schemas.filter((schema) => !isRight(schema)).length
if (wrong > 0) console.log(wrong + ' of ' + schemas.length + ' samples are invalid')`),
  'openapi-to-postmanv2@6.3.3': prints(`
import converter from 'openapi-to-postmanv2'
converter.convert({ type: 'json', data: api }, {}, (error, { output }) => {
  const requests = (list) => list.flatMap(({ item, request }) => (item ? requests(item) : request))
  const all = requests(output[0].data.item)
  const files = all.flatMap(({ body }) => body?.formdata ?? []).filter(({ type }) => type === 'file').length
  const open = all.filter(({ auth }) => auth?.type === 'noauth').length
  if (files < 3 || open > 0) console.log(files + ' of 3 uploads are files; ' + open + ' calls lose their token')
})`),
  '@apidevtools/swagger-parser@13.1.0': prints(`
import parser from '@apidevtools/swagger-parser'
const { paths } = await parser.parse('openapi/openapi.yaml')
await parser.validate('openapi/openapi.yaml')
if (Object.keys(paths).length !== Object.keys(api.paths).length) console.log('openapi.yaml as written has no paths')`),
}

async function outcomeOf(packages: string, use: Use, asIs: string | undefined): Promise<string> {
  const npm = process.env['npm_execpath']
  if (npm === undefined) throw new BadCommand('npm has to run it: npm run contract:tools')
  const folder = await mkdtemp(join(tmpdir(), 'pulse-tools-'))
  try {
    await cp(asIs ?? join(ROOT, 'openapi'), join(folder, 'openapi'), { recursive: true })
    const text = await readFile(join(folder, 'openapi/contract.gen.json'), 'utf8')
    const contract = asIs === undefined ? plainContract(text, ORIGIN) : text
    await writeFile(join(folder, 'contract.json'), contract)
    await writeFile(join(folder, 'package.json'), '{}')
    await node(folder, npm, 'install', '--ignore-scripts', ...packages.split(' '))
    return await use(folder)
  } catch (error) {
    return /^.*error.*$/im.exec(Object.values(error ?? {}).join('\n'))?.[0] ?? String(error)
  } finally {
    await rm(folder, { recursive: true, maxRetries: 3 })
  }
}

await runCommand(async () => {
  const options = { 'as-is': { type: 'string' } } as const
  const { values, positionals } = parseArgs({ allowPositionals: true, options })
  let failures = 0
  for (const [packages, use] of Object.entries(TOOLS)) {
    const [tool = ''] = packages.split(' ')
    if (positionals.length > 0 && !positionals.some((word) => tool.includes(word))) continue
    const outcome = await outcomeOf(packages, use, values['as-is'])
    if (outcome !== '') failures += 1
    console.log(`| ${tool.replace(/(?!^)@/, ' | ')} | ${outcome || 'works'} |`)
  }
  return failures === 0 ? 0 : 1
})
