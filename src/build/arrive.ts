/** The script of the page that is built, which runs before the application's code has loaded. */

/** What a build knows about its routes. */
export interface Arrivals {
  /** The server's origin, '' for the page's own; null if a mock inside the page answers. */
  api: string | null
  /** Whether the first reads are sent before the application has loaded. */
  readsFirst: boolean
  /** The names of the files that routes need, in which the lists below are places. */
  files: readonly string[]
  routes: readonly Route[]
  /** The files of a mock inside the page. */
  mock: readonly number[]
}

interface Route {
  /** The address as a regular expression; its group is an id. */
  path: string
  files: readonly number[]
  /** Paths of reads, as in `arrivals.ts`. */
  reads: readonly string[]
  /** Whether it is also for people who are not signed in. */
  isOpen: boolean
}

/**
 * Requests the files of the screen that the address shows: the login's if nobody is signed in. If a
 * server answers, it also sends the screen's first reads, whose answers `src/api/client.ts` takes.
 * It refers to nothing outside its body, because it is inserted as text.
 */
export function arrive({ api, readsFirst, files, routes, mock }: Arrivals): void {
  let token: string | null = null
  let role: unknown
  try {
    const session = JSON.parse(localStorage.getItem('auth-storage') ?? '')
    if (typeof session.token === 'string') token = session.token
    role = session.userType
  } catch {}
  const isSignedIn = token !== null || (api === null && /[?&]as=c/.test(location.search))
  const path = location.pathname === '/' ? '/dashboard' : location.pathname
  const idIn = (route: Route): RegExpExecArray | null =>
    new RegExp(`^${route.path}/?$`, 'i').exec(path)
  const screen = routes.find((route) => idIn(route))
  const isShown = screen && (isSignedIn || screen.isOpen)

  const calls: { url: string; token: string | null; answer: Promise<Response> }[] = []
  const call = (target: string): Promise<Response> => {
    const url = (api || location.origin) + target
    const answer = fetch(
      url,
      token === null ? {} : { headers: { authorization: `Bearer ${token}` } },
    )
    answer.catch(() => {})
    calls.push({ url, token, answer })
    return answer
  }
  const read = async ([first = '', ...others]: readonly string[], id: string): Promise<void> => {
    const today = new Date().toLocaleDateString('sv', { timeZone: 'Europe/Kiev' })
    const [year = 0, month = 0, day = 0] = today.split('-').map(Number)
    const date = (time: number): string => new Date(time).toISOString().slice(0, 10)
    const monday = Date.parse(today) - ((new Date(today).getUTCDay() + 6) % 7) * 864e5
    /** The same day of another month, or the last one of a shorter month. */
    const inMonths = (months: string): string => {
      const last = new Date(Date.UTC(year, month + Number(months), 0))
      return date(last.setUTCDate(Math.min(day, last.getUTCDate())))
    }
    const send = (text: string, it: string): Promise<Response> =>
      call(
        text
          .replace('coach ', '')
          .replace('{id}', id)
          .replace('{it}', it)
          .replace('{monday}', date(monday))
          .replace('{sunday}', date(monday + 6 * 864e5))
          .replaceAll('{today}', today)
          .replace(/\{today(.+?)\}/, (_, months: string) => inMonths(months)),
      )
    const isDue = (text: string): boolean =>
      (role === 'coach' || !text.startsWith('coach ')) &&
      // The address may select other days.
      !(text.includes('date={') && /[?&]date=/.test(location.search))
    const answer = send(first, '')
    for (const one of others) if (!one.includes('{it}') && isDue(one)) void send(one, '')
    const isTaken = (): boolean => calls[0]?.answer !== answer
    const response = await answer
    if (!response.ok) return
    const found = await response.clone().json()
    // The application has started, and makes its own reads.
    if (isTaken()) return
    if (first.endsWith('/me')) role = found.role
    for (const one of others) if (one.includes('{it}') && isDue(one)) void send(one, found.id)
  }
  const [, id = ''] = (screen && idIn(screen)) ?? []
  if (readsFirst && screen && isShown && screen.reads.length > 0 && /^[\w-]*$/.test(id)) {
    window.firstCalls = calls
    read(screen.reads, id).catch(() => {})
  }

  const login = routes.find((route) => route.path === '/login')
  for (const place of [...((isShown ? screen : login)?.files ?? []), ...mock]) {
    const file = files[place] ?? ''
    const link = document.createElement('link')
    link.rel = file.endsWith('.css') ? 'preload' : 'modulepreload'
    if (link.rel === 'preload') link.as = 'style'
    link.crossOrigin = ''
    link.href = `/${file}`
    document.head.append(link)
  }
}
