/**
 * The script of the page that is built, which runs before the application's code has loaded. The two
 * functions refer to nothing outside their bodies, because they are inserted as text.
 */

/** What a build knows about its routes. */
export interface Arrivals {
  /** The server's origin, '' for the page's own; null if a mock inside the page answers. */
  api: string | null
  /** Whether the first reads are sent before the application has loaded: not in a build for a mock. */
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
  reads?: readonly string[] | undefined
  /** Whether it is also for people who are not signed in. */
  isOpen?: boolean
  /** The place of its template in the page. */
  paint: number
}

/**
 * Requests the files of the screen that the address shows, and shows its markup: the login's if
 * nobody is signed in. If a server answers, it also sends the screen's first reads, whose answers
 * `src/api/client.ts` takes.
 */
export function arrive(paint: typeof show): void {
  const data = document.currentScript?.previousElementSibling?.textContent ?? ''
  const { api, readsFirst, files, routes, mock }: Arrivals = JSON.parse(data)
  let token: string | null = null
  let role: unknown
  try {
    const session = JSON.parse(localStorage.getItem('auth-storage') ?? '')
    if (typeof session.token === 'string') token = session.token
    role = session.userType
  } catch {}
  const isSignedIn = token !== null || (!readsFirst && /[?&]as=c/.test(location.search))
  const isHome = /^\/(?:dashboard\/?)?$/i.test(location.pathname)
  const path = isHome ? (role === 'client' ? '/client/-' : '/dashboard') : location.pathname
  const idIn = (route: Route): RegExpExecArray | null =>
    new RegExp(`^${route.path}/?$`, 'i').exec(path)
  const asked = routes.find((route) => idIn(route))
  const isShown = isSignedIn || asked?.isOpen
  const screen = !asked || isShown ? asked : routes.find((route) => route.path === '/login')
  // In a build for a mock, the mock reads the address first.
  const isForm = screen !== asked && readsFirst
  if (isForm) {
    // As the guard of the app does (`requireToken`), whose redirect would come too late for the form.
    const { pathname, search, hash } = location
    const next = isHome ? '' : `?${new URLSearchParams({ next: pathname + search + hash })}`
    history.replaceState(history.state, '', `/login${next}`)
  }

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
      // The own card of a client, whose id is not known yet.
      (id !== '-' || !text.includes('{id}')) &&
      // The address may select other days.
      !(text.includes('date={') && /[?&]date=/.test(location.search))
    const answer = send(first, '')
    for (const one of others) if (!one.includes('{it}') && isDue(one)) void send(one, '')
    // It is taken out of the list.
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
  const reads = [...(screen?.isOpen ? [] : ['/v1/users/me']), ...(screen?.reads ?? [])]
  if (readsFirst && screen && reads.length > 0 && /^[\w-]*$/.test(id)) {
    window.firstCalls = calls
    read(reads, id).catch(() => {})
  }
  for (const place of [...(screen?.files ?? []), ...mock]) {
    const file = files[place] ?? ''
    const link = document.createElement('link')
    link.rel = file.endsWith('.js') ? 'modulepreload' : 'preload'
    if (link.rel === 'preload') link.as = file.endsWith('.css') ? 'style' : 'font'
    // The code and the answers come before the fonts: Chromium would request a preload of one first.
    // Firefox refuses to prefetch what the policy's `default-src` does not allow.
    const isFirefox = CSS.supports('-moz-appearance', 'none')
    if (link.as === 'font' && !isFirefox && link.relList.supports('prefetch')) link.rel = 'prefetch'
    link.crossOrigin = ''
    link.href = `/${file}`
    document.head.append(link)
  }
  const template =
    document.querySelectorAll<HTMLTemplateElement>('template[title]')[screen?.paint ?? -1]
  if (template && (isForm || screen === asked)) paint(template)
}

/**
 * Shows the markup of a screen. A form can be filled in at once: the app keeps its fields, and takes
 * over what was done in it (src/features/auth/AuthForm.tsx).
 */
export function show(template: HTMLTemplateElement): void {
  const { title, content: markup } = template
  const form = markup.querySelector('form')
  const first = document.querySelector('.first-paint')
  const root = document.querySelector('#root')
  // A message, for a browser that is too old.
  if (!first || !root || first.hasAttribute('role')) return
  if (!form) {
    first.toggleAttribute('data-screen', true)
    return first.replaceChildren(markup)
  }

  const stored = (storage: () => Storage, key: string): Record<string, string> => {
    try {
      return JSON.parse(storage().getItem(key) ?? '{}') ?? {}
    } catch {
      return {}
    }
  }
  const asked = new URLSearchParams(location.search)
  const back = asked.get('next') ?? ''
  const links = [...markup.querySelectorAll('main a')].map((link) => ({
    link,
    path: link.getAttribute('href') ?? '',
    // The switch between the two forms.
    keys: link.matches('nav a') ? ['next', 'user_type'] : ['next'],
  }))
  const keepQuery = (): void => {
    for (const { link, path, keys } of links) {
      const kept = [...asked].filter(([key, value]) => keys.includes(key) && value !== '')
      if (kept.length > 0) link.setAttribute('href', `${path}?${new URLSearchParams(kept)}`)
    }
  }
  keepQuery()
  const field = (name: string): Element | RadioNodeList | null => form.elements.namedItem(name)
  const [phone, type] = [field('phone'), field('user_type')]
  const isEarly = (): boolean => form.dataset['early'] !== undefined
  // A press is not for what is typed after it, nor for somebody who signs in in another tab meanwhile.
  const forgetPress = (): void => {
    if (isEarly()) form.dataset['early'] = ''
  }
  form.addEventListener('input', forgetPress)
  addEventListener('storage', forgetPress)
  form.addEventListener('focusin', ({ target }) => {
    if (target instanceof HTMLInputElement) form.dataset['focus'] = target.name
  })
  if (type instanceof HTMLSelectElement) {
    // As the app keeps it for a reload (src/features/auth/state.ts): its code may not come.
    const kept = ['first_name', 'last_name', 'phone'].map(field)
    const inputs = kept.filter((one) => one instanceof HTMLInputElement)
    const [visit] = performance.getEntriesByType('navigation')
    const draft = stored(() => sessionStorage, 'registration')
    if (visit instanceof PerformanceNavigationTiming && visit.type !== 'navigate')
      for (const input of inputs) input.value = draft[input.name] ?? ''
    form.addEventListener('input', () => {
      if (!isEarly()) return
      const typed = Object.fromEntries(inputs.map(({ name, value }) => [name, value]))
      try {
        sessionStorage.setItem('registration', JSON.stringify(typed))
      } catch {}
    })
    if (asked.get('user_type') === 'client') type.value = 'client'
    // The app has the type in the address, which it may have read before.
    type.addEventListener('change', () => {
      if (!isEarly()) return
      type.dataset['chosen'] = type.value
      asked.set('user_type', type.value)
      history.replaceState(history.state, '', `?${asked}`)
      keepQuery()
    })
  } else if (phone instanceof HTMLInputElement)
    phone.value = stored(() => localStorage, 'auth-storage')['phone'] ?? ''
  const slot = stored(() => sessionStorage, 'chosen-slot')
  const line = markup.querySelector('[data-slot]')
  const query = new URLSearchParams(back.replace(/^[^?]*\??|#.*$/g, ''))
  if (line && slot['id'] && slot['text'] && query.get('slot') === slot['id'])
    line.textContent = slot['text']
  else line?.closest('p')?.remove()

  window.earlyForm = form
  form.dataset['early'] = ''
  form.addEventListener('submit', (event) => {
    if (!isEarly()) return
    event.preventDefault()
    form.dataset['early'] = 'pressed'
  })
  form.addEventListener('click', ({ target }) => {
    const toggle = target instanceof Element && target.closest('button[type=button]')
    const password = field('password')
    if (!toggle || !isEarly() || !(password instanceof HTMLInputElement)) return
    const shown = password.type === 'password'
    password.type = shown ? 'text' : 'password'
    password.dataset['shown'] = String(shown)
    toggle.ariaLabel = shown ? 'Сховати пароль' : 'Показати пароль'
  })
  document.title = title
  root.append(markup)
}
