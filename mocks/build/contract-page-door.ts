/**
 * Serves the contract as a page: built at the first request, and again when the contract has
 * changed.
 */
import { readFile } from 'node:fs/promises'

import type { Plugin } from 'vite'

import { contractPage } from '#openapi/docs/contract-page.ts'

import { CONTRACT_PAGE_PATH } from '../engine/contract-page-path.ts'
import { CONTRACT_FILE } from './contract-file.ts'
import { middleware } from './http-door-plugin.ts'
import type { Door } from './open-door.ts'

const HEADERS = {
  'content-type': 'text/html; charset=utf-8',
  'cache-control': 'no-cache',
  'x-content-type-options': 'nosniff',
}

/** Answers a GET or a HEAD of that one path; returns false for any other request. */
export function contractPageDoor(path: string): Door {
  let made: { contract: string; page: Promise<string> } | undefined
  const page = async (): Promise<string> => {
    const contract = await readFile(CONTRACT_FILE, 'utf8')
    if (made?.contract !== contract) made = { contract, page: contractPage(contract) }
    try {
      return await made.page
    } catch (error) {
      // The next request tries again.
      made = undefined
      throw error
    }
  }
  return async ({ method, url }, response) => {
    if ((method !== 'GET' && method !== 'HEAD') || url?.split('?')[0] !== path) return false
    const html = await page()
    response.writeHead(200, HEADERS).end(html)
    return true
  }
}

/** Vite plugin: serves the page on a dev server, too, because the panel links to it. */
export function servedContractPage(): Plugin {
  return {
    name: 'pulse:contract-page',
    configureServer({ middlewares }) {
      middlewares.use(middleware(Promise.resolve(contractPageDoor(CONTRACT_PAGE_PATH))))
    },
  }
}
