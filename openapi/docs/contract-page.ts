/** The contract as one HTML file that needs no network. */
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import { redocly, root } from '../generate/redocly.ts'
import { marked } from './marked.ts'

/** The hosts of the generator, for its pictures and its telemetry. The page contacts neither. */
const ELSEWHERE = /https:\/\/(cdn|otel)\.[^\s"'`]*/g

/**
 * @param contract the bundled contract as JSON text
 * @returns the text of the page; rejects with Redocly's message
 */
export async function contractPage(contract: string): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'pulse-contract-'))
  const [api, page] = [join(folder, 'contract.json'), join(folder, 'index.html')]
  try {
    await writeFile(api, JSON.stringify(marked(JSON.parse(contract))))
    const template = join(root, 'openapi/docs/contract-page.html')
    await redocly(['build-docs', api, '--inlineBundle', '--template', template, '--output', page])
    return (await readFile(page, 'utf8')).replaceAll(ELSEWHERE, 'data:,')
  } finally {
    await rm(folder, { recursive: true })
  }
}
