export const ANDRIY = '05e20000-0000-4000-8000-000000000002'

/** Wednesday 3 March 17:00, «Сила: база 5×5». */
export const STRENGTH = '5e551000-0000-4000-8000-00000000008b'

/** The coach's page after lunch, when no request waits for an answer. */
export const SITE = { url: '/coach', now: '2027-03-02T14:00' } as const

/** The selector of a class of a component's sheet; the shared classes that it composes come after it. */
export const ownClass = (names = ''): string => `.${CSS.escape(names.split(' ')[0] ?? '')}`
