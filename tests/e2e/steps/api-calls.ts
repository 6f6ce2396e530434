/** Calls of the API beside those of the screen, and what a page has sent. */
import type { Page } from '@playwright/test'

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

/** The calls of a page that changed something, in order, as `POST /v1/programs/ 201`. */
export const changesOf = (page: Page): Promise<string[]> =>
  page.evaluate(async () =>
    ((await window.mock?.requests()) ?? [])
      .filter(({ method }) => method !== 'GET')
      .map(({ operation, status }) => `${operation} ${status}`),
  )
