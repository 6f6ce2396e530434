/**
 * Keeps the calls of each story to its own mock. When a story ends, its calls fail, as those of a
 * page do that is closed: the mock of a later story neither answers nor logs them.
 */
import type { QueryClient } from '@tanstack/react-query'

import { openWorkerDoor } from '#mocks/engine/doors/worker-door.ts'
import { answer, type MockServer } from '#mocks/engine/pipeline/pipeline.ts'
import { PREFIX } from '#mocks/prefix.ts'

/** The header with the number of the story that has made a call: the call may arrive late. */
const STORY = 'x-story'

let server: MockServer | undefined
let story = 0
let ended = new AbortController()

/** The calls of the present story fail, also those that it makes until the next one begins. */
export const endCalls = (): void => ended.abort()

/** Ends what a story's app still reads or saves after its screen was removed. */
export async function endApp(client: QueryClient): Promise<void> {
  endCalls()
  // What has begun may not have made its call yet.
  while (client.isFetching() + client.isMutating() > 0)
    await new Promise((passed) => setTimeout(passed))
  // Its router may be about to read what the next screen needs.
  client.fetchQuery = () => new Promise(() => {})
}

/** Begins a story: its calls are answered by this server. */
export async function answerCalls(next: MockServer): Promise<void> {
  const isFirst = server === undefined
  server = next
  story += 1
  ended = new AbortController()
  if (!isFirst) return
  markCalls()
  await openWorkerDoor(PREFIX, answerOwn)
}

/** Adds the number of the story to each call, and lets the call fail when the story ends. */
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

/** A call without a number did not go through the worker, so that it cannot be late. */
export function answerOwn(call: Request): Promise<Response> {
  const of = call.headers.get(STORY) ?? String(story)
  if (!server || of !== String(story)) return Promise.resolve(Response.error())
  return answer(call, server)
}
