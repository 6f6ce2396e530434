/**
 * Keeps the calls of each story to its own mock. When a story ends, its calls fail, as those of a
 * closed page do: the mock of a later story neither answers nor logs them.
 */
import type { QueryClient } from '@tanstack/react-query'

import { openWorkerDoor } from '#mocks/engine/doors/worker-door.ts'
import { answer, type MockServer } from '#mocks/engine/pipeline/pipeline.ts'
import { PREFIX } from '#mocks/prefix.ts'

/** The header with the number of a call's story: a call may arrive after its story has ended. */
const STORY = 'x-story'

let server: MockServer | undefined
let story = 0
let ended = new AbortController()

/** Makes the calls of the current story fail, including those made before the next one begins. */
export const endCalls = (): void => ended.abort()

/**
 * Ends the reads and saves of a story's app after its screen was removed. Resolves when none is
 * pending.
 */
export async function endApp(client: QueryClient): Promise<void> {
  endCalls()
  // A logout closes the page, which a test keeps.
  document.body.inert = false
  // One that has begun may not have made its call yet.
  while (client.isFetching() + client.isMutating() > 0)
    await new Promise((passed) => setTimeout(passed))
  // Its router may be about to read what the next screen needs.
  client.fetchQuery = () => new Promise(() => {})
}

/** Begins a story. This server answers its calls. */
export async function answerCalls(next: MockServer): Promise<void> {
  const isFirst = story === 0
  server = next
  story += 1
  ended = new AbortController()
  if (!isFirst) return
  markCalls()
  await openWorkerDoor(PREFIX, answerOwn)
}

/** Adds the number of the story to each call, and makes the call fail when the story ends. */
function markCalls(): void {
  const { fetch } = globalThis
  globalThis.fetch = (input, init) => {
    const request = new Request(input, init)
    if (!new URL(request.url).pathname.startsWith(PREFIX)) return fetch(request)
    const signal = AbortSignal.any([request.signal, ended.signal])
    const marked = new Request(request, { signal })
    marked.headers.set(STORY, String(story))
    return fetch(marked)
  }
}

/**
 * Answers a call of the current story; a call of another one fails. A call without a number did not
 * go through the worker, so it belongs to the current story.
 */
function answerOwn(call: Request): Promise<Response> {
  const of = call.headers.get(STORY) ?? String(story)
  if (!server || of !== String(story)) return Promise.resolve(Response.error())
  return answer(call, server)
}
