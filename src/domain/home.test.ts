import fc from 'fast-check'
import { describe, expect, it, test } from 'vitest'

import { homeOf, safeNext } from './home.ts'

test('the home of a coach is the dashboard, of a client with a goal the card, of others the questionnaire', () => {
  const home = (client_info: { goal: string | null } | null, role: 'coach' | 'client' = 'client') =>
    homeOf({ id: 'a', role, client_info })
  expect(home(null, 'coach')).toEqual({ to: '/dashboard' })
  expect(home({ goal: 'Схуднення' })).toEqual({
    to: '/client/$clientId',
    params: { clientId: 'a' },
  })
  for (const client_info of [null, { goal: '' }, { goal: null }])
    expect(home(client_info)).toEqual({ to: '/client/questionnaire' })
})

const ORIGIN = 'http://localhost:5173'
const ROUTES =
  /^\/(?:|login|register|otp|reset|reset\/new-password|dashboard|calendar|schedules|client-baze|program|coach(?:\/[\w-]+)?|client\/[\w-]+|add-meeting(?:\/[\w-]+)?|session\/[\w-]+(?:\/edit)?)\/?$/i
const isKnownRoute = (pathname: string) => ROUTES.test(pathname)
const next = (raw: unknown) => safeNext(raw, ORIGIN, isKnownRoute)

const words = (text: string) => text.trim().split(/\s+/)

test('a path of the application is accepted, with its query encoded for a URL', () => {
  const id = '7b0f3c52-2f0e-4c3f-9a51-0d6a1c1f9a10'
  const paths = words(`/ /calendar /calendar/ /coach/olena-koval
    /coach/olena-koval?date=2027-03-01#slots /client/${id} /session/${id}/edit
    /program?search=a+b&page=2 /program?search=%D0%B6%D0%B8%D0%BC /client-baze?q=a.b..c`)
  for (const path of [...paths, '/program?q='.padEnd(512, 'a')]) expect(next(path)).toBe(path)
  expect(next('/program?search=жим лежачи')).toBe(
    `/program?search=${encodeURIComponent('жим лежачи')}`,
  )
})

const HOSTILE: Record<string, unknown[]> = {
  'another origin': words(String.raw`
    //evil.com ///evil.com ////evil.com //evil.com/calendar //evil.com#/calendar /@evil.com
    https://evil.com http:evil.com https:evil.com https:/evil.com HTTPS://evil.com/calendar
    //localhost:5173@evil.com http://localhost:5173@evil.com/ ftp://localhost/calendar evil.com
    http://localhost:5173 http://localhost:5173/calendar //localhost:5173/calendar .evil.com`),
  'a scheme': words(String.raw`
    javascript:alert(1) JaVaScRiPt:alert(1) javascript://localhost/%0aalert(1) vbscript:x
    data:text/html,<script>alert(1)</script> blob:http://localhost:5173/1 about:blank
    file:///etc/passwd mailto:a@b.c view-source:/calendar`),
  'a separator in disguise': words(String.raw`
    /\evil.com \/evil.com \\evil.com /\/evil.com /calendar\..\x /calendar?x=\ /calendar#\
    /%2fevil.com /%2Fevil.com %2f%2fevil.com /%5cevil.com /%5Cevil.com /coach/a%2fb
    /%252fevil.com /%252Fevil.com /%255cevil.com /%25252fevil.com /%2525255Cevil.com
    /calendar?x=%2f%2fevil.com /calendar?x=a%5Cb /calendar?x=%25252F /calendar#%255c
    ／／evil.com /／evil.com`),
  'dot segments and doubled slashes': words(String.raw`
    /a/..//evil.com /..//evil.com /.//evil.com /calendar// /coach//x //
    /../calendar /./calendar /a/../calendar /calendar/.. /calendar/. /..
    /%2e%2e/calendar /a/%2E%2e/calendar /a/.%2e/calendar /%252e%252e/calendar`),
  'an encoded path': words('/coach/%6flena /coach/%00 /coach/%0d%0ax /%09/evil.com /%63alendar'),
  'a path of other characters': words('/coach/олена /coach/x;y /coach/x:y /coach/x,y /coach/x@y'),
  'an auth route, in every spelling the router takes': words(String.raw`
    /login /login/ /LOGIN /login?next=/login /register#x /register?user_type=client /otp /reset
    /reset/new-password /Reset/New-Password/ /%6cogin`),
  'no known route': words('? # ?x=/calendar #/calendar calendar ./calendar /nowhere /coach/a/b'),
  'control characters': (
    '/\t/evil.com|/\n/evil.com|\t//evil.com|/\r\n/evil.com|\0/calendar|/cal\tendar|' +
    '/calendar\u007F|/calendar?x=a\tb|/calendar?x=\u0085|/calendar#\0|java\nscript:alert(1)'
  ).split('|'),
  'white space': ['', ' /calendar', '/calendar ', '/ /evil.com', '/\uFEFF/evil.com', '/\u202E'],
  'no text': [undefined, null, 0, 1, true, {}, [], ['/calendar'], { toString: () => '/calendar' }],
  'too long': ['/program?q='.padEnd(513, 'a')],
}

describe('anything else is not', () => {
  it.each(Object.entries(HOSTILE))('%s', (_, values) => {
    expect(values.filter((raw) => next(raw) !== null)).toEqual([])
    // A path stays on the origin even if every path counts as known.
    for (const raw of values) {
      const result = safeNext(raw, ORIGIN, () => true)
      if (result !== null) expectSafe(result)
    }
  })

  it('nothing is accepted without a proper origin of the page', () => {
    expect(safeNext('/calendar', 'null', isKnownRoute)).toBeNull()
    expect(safeNext('/calendar', `${ORIGIN}/`, isKnownRoute)).toBeNull()
  })
})

describe('10,000 random texts', () => {
  const piece = fc.constantFrom(
    ...words(String.raw`/ / // \ . .. %2f %5C %252F %2e % : @ ? # calendar coach olena-koval login
      evil.com javascript: https: localhost:5173 ?date=2027-03-01 #slots ї ／`),
    ...Array.from(' \t\n\0\uD800'),
  )
  const pieces = fc.array(piece, { minLength: 1, maxLength: 8 }).map((list) => list.join(''))
  const rooted = fc.oneof(pieces, fc.string({ unit: 'binary' })).map((text) => `/${text}`)

  test.each([
    ['made of hostile pieces', pieces],
    ['that begin with a slash', rooted],
    ['of any characters', fc.string({ unit: 'binary', maxLength: 600 })],
  ])('%s: null, or a known path of this origin', (_, texts) => {
    fc.assert(
      fc.property(texts, (raw) => {
        const result = next(raw)
        if (result === null) return
        expectSafe(result)
        expect(isKnownRoute(new URL(result, ORIGIN).pathname)).toBe(true)
        expect(next(result)).toBe(result)
      }),
      { numRuns: 10_000 },
    )
  })

  it('some of them are accepted, so that the test above is not empty', () => {
    const sample = fc.sample(rooted, { numRuns: 10_000, seed: 1 })
    expect(sample.some((raw) => next(raw) !== null)).toBe(true)
  })
})

function expectSafe(result: string) {
  const url = new URL(result, ORIGIN)
  expect(url.origin).toBe(ORIGIN)
  expect(url.pathname + url.search + url.hash).toBe(result)
  expect(result).toMatch(/^\/(?![/\\])/)
  expect(url.pathname).not.toContain('//')
}
