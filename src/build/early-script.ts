/**
 * The script of index.html that runs before the application's code has loaded; it is inserted as
 * text.
 */

import type { FileRouteTypes } from '#src/app/route-tree.gen.ts'

type Address = FileRouteTypes['fullPaths']

/** What a build knows about the addresses at which people usually arrive, by path. */
export interface Early {
  /** The server's origin, '' for the page's own; null if a mock inside the page answers. */
  api: string | null
  /** The files of the screen. */
  files: Record<string, readonly string[]>
  /** The files of the mock inside the page. */
  mock: readonly string[]
  /**
   * A coach's first reads, which need the profile's id: paths that contain `{me}`, and the dates
   * `{today}`, `{monday}` and `{sunday}` in Kyiv.
   */
  reads: Record<string, readonly string[]>
}

/**
 * Requests the code of the screen that the address shows (/login if nobody is signed in). If a
 * server answers, it also requests the profile and the screen's first reads, whose answers
 * `src/api/client.ts` takes. It refers to nothing outside its body, because it is
 * inserted as text.
 */
export function startEarly({ api, files, mock, reads }: Early): void {
  let token: unknown
  try {
    token = JSON.parse(localStorage.getItem('auth-storage') ?? '').token
  } catch {}
  const persona = api === null && /[?&]as=c/.test(location.search)
  const [first, login, register] = [
    '/dashboard',
    '/login',
    '/register',
  ] as const satisfies Address[]
  const path = location.pathname === '/' ? first : location.pathname
  if (api !== null && typeof token === 'string') {
    const calls: { url: string; token: string; answer: Promise<Response> }[] = []
    window.firstCalls = calls
    const authorization = `Bearer ${token}`
    const call = (target: string): Promise<Response> => {
      const url = (api || location.origin) + target
      const answer = fetch(url, { headers: { authorization } })
      answer.catch(() => {})
      calls.push({ url, token, answer })
      return answer
    }
    const readFirst = async (): Promise<void> => {
      const profile = await call('/v1/users/me')
      if (!profile.ok) return
      const { id, role } = await profile.clone().json()
      // The application has started and makes its own reads; a search may select other days.
      if (calls.length === 0 || role !== 'coach' || location.search !== '') return
      const today = new Date().toLocaleDateString('sv', { timeZone: 'Europe/Kiev' })
      const monday = Date.parse(today) - ((new Date(today).getUTCDay() + 6) % 7) * 864e5
      const date = (time: number): string => new Date(time).toISOString().slice(0, 10)
      const dates = { me: id, today, monday: date(monday), sunday: date(monday + 6 * 864e5) }
      for (const read of reads[path] ?? [])
        void call(
          Object.entries(dates).reduce((all, [name, it]) => all.replaceAll(`{${name}}`, it), read),
        )
    }
    readFirst().catch(() => {})
  }
  const isKnown = path === login || path === register || persona || typeof token === 'string'
  for (const file of [...(files[isKnown ? path : login] ?? []), ...mock]) {
    const link = document.createElement('link')
    link.rel = file.endsWith('.css') ? 'preload' : 'modulepreload'
    if (link.rel === 'preload') link.as = 'style'
    link.crossOrigin = ''
    link.href = `/${file}`
    document.head.append(link)
  }
}
