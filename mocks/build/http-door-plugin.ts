/** Vite plugin that opens the mock's HTTP door in the process of the dev or preview server. */
import type { IncomingMessage, ServerResponse } from 'node:http'

import type { Plugin } from 'vite'

import { type Door, loadDoor, openDoor } from './open-door.ts'

type Next = (error?: unknown) => void

/** Passes a request to a door, and to the next middleware if the door does not answer it. */
export const middleware =
  (opened: Promise<Door>) =>
  async (request: IncomingMessage, response: ServerResponse, next: Next): Promise<void> => {
    try {
      const door = await opened
      if (!(await door(request, response))) next()
    } catch (error) {
      next(error)
    }
  }

export function httpDoor(): Plugin {
  return {
    name: 'pulse:http-door',
    // Vite would answer a browser's preflight before the door, and only for pages of this machine.
    config: () => ({ server: { cors: false }, preview: { cors: false } }),
    configureServer(server) {
      server.middlewares.use(middleware(loadDoor(server)))
    },
    async configurePreviewServer(preview) {
      const { door, close } = await openDoor()
      preview.middlewares.use(middleware(Promise.resolve(door)))
      preview.httpServer.once('close', () => void close())
    },
  }
}
