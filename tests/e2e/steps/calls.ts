/** The calls of a page: what it has sent, calls beside those of its screen, slow and broken answers. */
import type { Page } from '@playwright/test'

/** How many calls of an operation have been answered since the page was opened. */
export const callsOf = (page: Page, operation: string): Promise<number> =>
  page.evaluate(
    async (name) =>
      (await window.mock?.requests())?.filter((entry) => entry.operation === name).length ?? 0,
    operation,
  )

/** The calls of a page that changed something, in order, as `POST /v1/programs/ 201`. */
export const changesOf = (page: Page): Promise<string[]> =>
  page.evaluate(async () =>
    ((await window.mock?.requests()) ?? [])
      .filter(({ method }) => method !== 'GET')
      .map(({ operation, status }) => `${operation} ${status}`),
  )

/** Calls the API as the person who is signed in on the page; resolves to the body of the answer. */
export const callApi = (page: Page, method: string, path: string, body?: object) =>
  page.evaluate(
    async ([verb, url, sent]) => {
      const { token } = JSON.parse(localStorage.getItem('auth-storage') ?? '{}')
      const response = await fetch(url, {
        method: verb,
        headers: { Authorization: `Bearer ${token}`, 'Content-Type': 'application/json' },
        ...(sent && { body: JSON.stringify(sent) }),
      })
      return response.json()
    },
    [method, path, body] as const,
  )

/** Requests Олена's last free slot of a date as the signed-in client; returns the session's id. */
export async function requestLastSlot(page: Page, date: string): Promise<string> {
  const me = await callApi(page, 'GET', '/v1/users/me')
  const coach = await callApi(page, 'GET', '/v1/users/olena-koval')
  const path = `/v1/coaches/${coach.id}/time_slots?start_date=${date}&end_date=${date}`
  const slots: { id: string; training_sessions: unknown[] }[] = await callApi(page, 'GET', path)
  const free = slots.findLast(({ training_sessions }) => training_sessions.length === 0)
  const session = await callApi(page, 'POST', '/v1/calendar/sessions', {
    time_slot_id: free?.id,
    client_id: me.id,
    training_program_id: null,
    status: 'unverified',
    created_at: new Date().toISOString(),
  })
  return session.id
}

/** A latency longer than any journey: a held answer is sent when the latency is lowered. */
export const HELD_MS = 60_000

/** A slow network. A held answer is sent no sooner than that after its call. */
export const SLOW_MS = 4000

/**
 * Sets how many milliseconds each answer takes from now on, and how many a pending one takes at
 * most, in all tabs.
 */
export async function latency(page: Page, ms: number): Promise<void> {
  // The form before signing in is shown before the mock has started.
  await page.waitForFunction(() => window.mock !== undefined)
  await page.evaluate((wait) => window.mock?.latency(wait), ms)
}
