/**
 * What only the code of a screen knows about it, declared for the map, the pages of screens and the
 * first page. Which routes there are, and which layouts are around them, says the router itself
 * (`facts.ts`).
 */
import type { FileRouteTypes } from '#src/app/route-tree.gen.ts'

export type RoutePath = FileRouteTypes['to']

/** Who is chosen on the map; stories of one person have this title, as in «Тренер/Календар». */
export const PEOPLE = { coach: 'Тренер', client: 'Клієнт', guest: 'Гість' } as const
export type Person = keyof typeof PEOPLE

/** Whom a screen is for, and who can enter it. */
export const AREAS = {
  guest: { name: 'Гість', people: ['coach', 'client', 'guest'] },
  coach: { name: 'Тренер', people: ['coach'] },
  client: { name: 'Клієнт', people: ['client'] },
  both: { name: 'Тренер і клієнт', people: ['coach', 'client'] },
} as const satisfies Record<string, { name: string; people: readonly Person[] }>

/** What stands between the screens. */
export interface BoxRow {
  text: string
  /**
   * The title of the stories that show it, or of the first screen it leads to, as its people see it;
   * and the export of one story, where no title is about it alone.
   */
  story: readonly [title: string, exportName?: string]
  /** Where it leads. */
  to: readonly RoutePath[]
}

const box = (text: string, story: BoxRow['story'], ...to: RoutePath[]): BoxRow => ({
  text,
  story,
  to,
})

/** The guards: whom they keep out, and where those are sent (`src/frame/guards.ts`). */
export const GUARDS = {
  requireToken: box('хто не увійшов', ['Вхід/Логін'], '/login'),
  requireCoach: box(
    'хто не тренер',
    ['Клієнт/Моя картка'],
    '/client/$clientId',
    '/client/questionnaire',
  ),
}

/** The routes and layouts that ask a guard. */
export const GUARDED: Partial<Record<FileRouteTypes['id'], keyof typeof GUARDS>> = {
  '/_shell': 'requireToken',
  '/client/questionnaire': 'requireToken',
  '/_shell/_coach': 'requireCoach',
}

export const DIALOGS = {
  booking: box(
    'Записатися на тренування?',
    ['Клієнт/Запис на тренування', 'Booked'],
    '/client/$clientId',
  ),
  certificate: box('Сертифікат', ['Клієнт/Сторінка тренера', 'Certificate']),
  deleteAccount: box(
    'Підтвердження',
    ['Тренер і клієнт/Налаштування', 'Confirmation'],
    '/login',
    '/register',
  ),
  dropWorkout: box('Скинути чернетку?', ['Тренер/Нове тренування']),
  hoursSaved: box('Робочі години успішно змінені', ['Тренер/Робочі години']),
  measures: box('Нові виміри', ['Клієнт/Нові виміри']),
  oldDraft: box('Набрано іншого дня', ['Клієнт/Нові виміри', 'OfAnotherDay']),
  pageCode: box('QR-код сторінки', ['Тренер/Твій сайт', 'Code']),
  removeRow: box('Видалення рядка', ['Тренер/Твій сайт: рядки й зображення']),
  replaceExercise: box('Замінити: «…»', ['Тренер/Редагування сесії: вправи', 'Added']),
  replaceWorkout: box('Замінити чернетку?', ['Тренер/Бібліотека тренувань'], '/create-workout'),
  requests: box('Запити на тренування', ['Тренер/Запити/Усі запити'], '/client/$clientId'),
  session: box(
    'Тренування',
    ['Тренер/Вікно тренування'],
    '/session/$sessionId',
    '/session/$sessionId/edit',
    '/add-meeting/$sessionId',
    '/add-meeting',
    '/client/$clientId',
  ),
  unsaved: box('Відмінити не збережені зміни?', ['Елементи/Незбережені зміни']),
}

export interface RouteRow {
  area: keyof typeof AREAS
  /**
   * The titles of its stories, the one that its page describes first. A title that continues after a
   * colon, «Тренер/Деталі зустрічі: зміна», goes with its beginning.
   */
  titles: readonly string[]
  /** Where its links and buttons lead, without those of its dialogs, the menus and the logo. */
  links: readonly RoutePath[]
  /** Where the route itself redirects. */
  redirects: readonly RoutePath[]
  dialogs: readonly (keyof typeof DIALOGS)[]
}

const row = (
  area: RouteRow['area'],
  titles: string | string[],
  links: RoutePath[],
  { dialogs = [], redirects = [] }: Partial<Pick<RouteRow, 'dialogs' | 'redirects'>> = {},
): RouteRow => ({ area, titles: [titles].flat(), links, dialogs, redirects })

/** The key is the router's own union of paths: a new route does not compile without a row. */
export const ROUTES: Record<RoutePath, RouteRow> = {
  '/': row('guest', [], [], { redirects: ['/dashboard'] }),
  '/login': row('guest', 'Вхід/Логін', ['/otp', '/reset', '/register', '/dashboard']),
  '/register': row('guest', 'Вхід/Реєстрація', ['/otp', '/login']),
  '/otp': row(
    'guest',
    'Вхід/Код підтвердження',
    ['/reset/new-password', '/login', '/register', '/reset', '/dashboard', '/client/questionnaire'],
    { redirects: ['/login'] },
  ),
  '/reset': row('guest', 'Вхід/Відновлення пароля', ['/otp', '/login']),
  '/reset/new-password': row('guest', 'Вхід/Новий пароль', ['/dashboard', '/reset'], {
    redirects: ['/reset'],
  }),
  '/coach/$id': row(
    'guest',
    ['Клієнт/Сторінка тренера', 'Клієнт/Запис на тренування'],
    ['/register', '/login', '/settings', '/'],
    { dialogs: ['booking', 'certificate'] },
  ),
  '/client/questionnaire': row(
    'client',
    'Клієнт/Заповнення даних',
    ['/client/$clientId', '/settings'],
    { dialogs: ['oldDraft'], redirects: ['/'] },
  ),
  '/dashboard': row(
    'coach',
    'Тренер/Головна',
    [
      '/calendar',
      '/session/$sessionId/edit',
      '/client/$clientId',
      '/schedules',
      '/coach',
      '/create-workout',
    ],
    { dialogs: ['requests', 'session'] },
  ),
  '/calendar': row('coach', 'Тренер/Календар', ['/schedules', '/add-meeting'], {
    dialogs: ['requests', 'session'],
  }),
  '/schedules': row('coach', 'Тренер/Робочі години', ['/calendar'], {
    dialogs: ['hoursSaved', 'unsaved'],
  }),
  '/add-meeting': row(
    'coach',
    'Тренер/Деталі зустрічі',
    ['/session/$sessionId/edit', '/calendar', '/schedules', '/client/$clientId'],
    { dialogs: ['unsaved'] },
  ),
  '/add-meeting/$sessionId': row(
    'coach',
    ['Тренер/Деталі зустрічі: зміна', 'Тренер/Деталі зустрічі'],
    ['/session/$sessionId/edit', '/calendar', '/', '/schedules', '/client/$clientId'],
    { dialogs: ['unsaved'] },
  ),
  '/session/$sessionId': row('both', 'Тренер/Деталі тренування', [
    '/coach/$id',
    '/client/$clientId',
    '/calendar',
    '/',
    '/session/$sessionId/edit',
    '/add-meeting/$sessionId',
    '/add-meeting',
  ]),
  '/session/$sessionId/edit': row(
    'both',
    'Тренер/Редагування сесії',
    ['/session/$sessionId', '/client/$clientId', '/', '/calendar', '/add-meeting/$sessionId'],
    { dialogs: ['unsaved', 'replaceExercise'] },
  ),
  '/client-baze': row('coach', 'Тренер/База клієнтів', ['/coach', '/client/$clientId']),
  '/client/$clientId': row(
    'both',
    ['Тренер/Картка клієнта', 'Клієнт/Моя картка', 'Клієнт/Нові виміри'],
    ['/client-baze', '/add-meeting', '/session/$sessionId', '/coach/$id'],
    { dialogs: ['measures', 'oldDraft', 'unsaved'], redirects: ['/client/questionnaire'] },
  ),
  '/program': row('coach', 'Тренер/Бібліотека тренувань', ['/create-workout'], {
    dialogs: ['replaceWorkout'],
  }),
  '/create-workout': row('coach', 'Тренер/Нове тренування', ['/program', '/select-exercise'], {
    dialogs: ['dropWorkout'],
  }),
  '/select-exercise': row('coach', 'Тренер/Обрати вправи', ['/create-workout']),
  '/create-program': row('coach', 'Тренер/Створення програми', ['/program']),
  '/coach': row('coach', ['Тренер/Твій сайт', 'Клієнт/Сторінка тренера'], ['/coach/$id', '/'], {
    dialogs: ['certificate', 'pageCode', 'unsaved', 'removeRow', 'oldDraft'],
  }),
  '/settings': row('both', 'Тренер і клієнт/Налаштування', ['/login'], {
    dialogs: ['deleteAccount'],
  }),
}

/** Whether stories with this title belong to a route. */
export const hasTitle = ({ titles }: Pick<RouteRow, 'titles'>, title: string): boolean =>
  titles.some((own) => title === own || title.startsWith(`${own}: `))
