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
  /** Where it leads. */
  to: readonly RoutePath[]
  /** The title of the stories that show it, or of the first screen it leads to, as its people see it. */
  title: string
  /** The export of a story, where no title is about it alone. */
  story?: string
}

/** The guards: whom they keep out, and the routes and layouts that ask them (`src/frame/guards.ts`). */
export const GUARDS = {
  requireToken: {
    text: 'хто не увійшов',
    at: ['/_shell', '/client/questionnaire'],
    to: ['/login'],
    title: 'Вхід/Логін',
  },
  requireCoach: {
    text: 'хто не тренер',
    at: ['/_shell/_coach'],
    to: ['/client/$clientId', '/client/questionnaire'],
    title: 'Клієнт/Моя картка',
  },
} as const satisfies Record<string, BoxRow & { at: readonly FileRouteTypes['id'][] }>

export const DIALOGS = {
  booking: {
    text: 'Записатися на тренування?',
    to: ['/client/$clientId'],
    title: 'Клієнт/Запис на тренування: запит',
  },
  certificate: {
    text: 'Сертифікат',
    to: [],
    title: 'Клієнт/Сторінка тренера',
    story: 'Certificate',
  },
  deleteAccount: {
    text: 'Підтвердження',
    to: ['/login', '/register'],
    title: 'Тренер і клієнт/Налаштування',
    story: 'Confirmation',
  },
  dropWorkout: { text: 'Скинути чернетку?', to: [], title: 'Тренер/Нове тренування' },
  hoursSaved: {
    text: 'Робочі години успішно змінені',
    to: [],
    title: 'Тренер/Робочі години',
  },
  measures: { text: 'Нові виміри', to: [], title: 'Клієнт/Нові виміри' },
  removeRow: { text: 'Видалення рядка', to: [], title: 'Тренер/Твій сайт: рядки й зображення' },
  replaceExercise: {
    text: 'Замінити: «…»',
    to: [],
    title: 'Тренер/Редагування сесії: вправи',
    story: 'Added',
  },
  replaceWorkout: {
    text: 'Замінити чернетку?',
    to: ['/create-workout'],
    title: 'Тренер/Бібліотека тренувань',
  },
  requests: { text: 'Запити на тренування', to: [], title: 'Тренер/Запити/Усі запити' },
  session: {
    text: 'Тренування',
    to: ['/session/$sessionId', '/session/$sessionId/edit', '/add-meeting/$sessionId'],
    title: 'Тренер/Вікно тренування',
  },
  unsaved: { text: 'Відмінити не збережені зміни?', to: [], title: 'Елементи/Незбережені зміни' },
} as const satisfies Record<string, BoxRow>

export interface RouteRow {
  area: keyof typeof AREAS
  /**
   * The titles of its stories, the one that its page describes first. A title that continues after a
   * colon, «Тренер/Календар: немає даних», goes with its beginning.
   */
  titles: readonly string[]
  /** Where its links and buttons lead, without those of its dialogs, the menus and the logo. */
  links?: readonly RoutePath[]
  /** Where the route itself redirects. */
  redirects?: readonly RoutePath[]
  dialogs?: readonly (keyof typeof DIALOGS)[]
}

/** The key is the router's own union of paths: a new route does not compile without a row. */
export const ROUTES: Record<RoutePath, RouteRow> = {
  '/': { area: 'guest', titles: [], redirects: ['/dashboard'] },
  '/login': {
    area: 'guest',
    titles: ['Вхід/Логін'],
    links: ['/otp', '/reset', '/register', '/dashboard'],
  },
  '/register': { area: 'guest', titles: ['Вхід/Реєстрація'], links: ['/otp', '/login'] },
  '/otp': {
    area: 'guest',
    titles: ['Вхід/Код підтвердження'],
    links: [
      '/reset/new-password',
      '/login',
      '/register',
      '/reset',
      '/dashboard',
      '/client/questionnaire',
    ],
    redirects: ['/login'],
  },
  '/reset': { area: 'guest', titles: ['Вхід/Відновлення пароля'], links: ['/otp', '/login'] },
  '/reset/new-password': {
    area: 'guest',
    titles: ['Вхід/Новий пароль'],
    links: ['/dashboard', '/reset'],
    redirects: ['/reset'],
  },
  '/coach/$id': {
    area: 'guest',
    titles: ['Клієнт/Сторінка тренера', 'Клієнт/Запис на тренування'],
    links: ['/register', '/login', '/settings', '/'],
    dialogs: ['booking', 'certificate'],
  },
  '/client/questionnaire': {
    area: 'client',
    titles: ['Клієнт/Заповнення даних'],
    links: ['/client/$clientId', '/settings'],
    redirects: ['/'],
  },
  '/dashboard': {
    area: 'coach',
    titles: ['Тренер/Головна'],
    links: ['/calendar', '/session/$sessionId', '/schedules', '/coach', '/create-workout'],
    dialogs: ['requests', 'session'],
  },
  '/calendar': {
    area: 'coach',
    titles: ['Тренер/Календар'],
    links: ['/schedules', '/add-meeting'],
    dialogs: ['requests', 'session'],
  },
  '/schedules': {
    area: 'coach',
    titles: ['Тренер/Робочі години'],
    links: ['/calendar'],
    dialogs: ['hoursSaved', 'unsaved'],
  },
  '/add-meeting': {
    area: 'coach',
    titles: ['Тренер/Деталі зустрічі'],
    links: ['/session/$sessionId/edit', '/calendar', '/schedules'],
    dialogs: ['unsaved'],
  },
  '/add-meeting/$sessionId': {
    area: 'coach',
    titles: ['Тренер/Деталі зустрічі: зміна', 'Тренер/Деталі зустрічі'],
    links: ['/session/$sessionId/edit', '/calendar', '/', '/schedules'],
    dialogs: ['unsaved'],
  },
  '/session/$sessionId': {
    area: 'both',
    titles: ['Тренер/Деталі тренування'],
    links: ['/coach/$id', '/calendar', '/', '/session/$sessionId/edit', '/add-meeting/$sessionId'],
  },
  '/session/$sessionId/edit': {
    area: 'both',
    titles: ['Тренер/Редагування сесії'],
    links: ['/session/$sessionId', '/', '/calendar', '/add-meeting/$sessionId'],
    dialogs: ['unsaved', 'replaceExercise'],
  },
  '/client-baze': {
    area: 'coach',
    titles: ['Тренер/База клієнтів'],
    links: ['/coach', '/client/$clientId'],
  },
  '/client/$clientId': {
    area: 'both',
    titles: ['Тренер/Картка клієнта', 'Клієнт/Моя картка', 'Клієнт/Нові виміри'],
    links: ['/client-baze', '/add-meeting', '/session/$sessionId', '/coach/$id'],
    redirects: ['/client/questionnaire'],
    dialogs: ['measures', 'unsaved'],
  },
  '/program': {
    area: 'coach',
    titles: ['Тренер/Бібліотека тренувань'],
    links: ['/create-workout'],
    dialogs: ['replaceWorkout'],
  },
  '/create-workout': {
    area: 'coach',
    titles: ['Тренер/Нове тренування'],
    links: ['/program', '/select-exercise'],
    dialogs: ['dropWorkout'],
  },
  '/select-exercise': {
    area: 'coach',
    titles: ['Тренер/Обрати вправи'],
    links: ['/create-workout'],
  },
  '/create-program': {
    area: 'coach',
    titles: ['Тренер/Створення програми'],
    links: ['/program'],
  },
  '/coach': {
    area: 'coach',
    titles: ['Тренер/Твій сайт', 'Клієнт/Сторінка тренера'],
    links: ['/coach/$id', '/'],
    dialogs: ['certificate', 'unsaved', 'removeRow'],
  },
  '/settings': {
    area: 'both',
    titles: ['Тренер і клієнт/Налаштування'],
    links: ['/login'],
    dialogs: ['deleteAccount'],
  },
}

/** Whether stories with this title belong to a route. */
export const hasTitle = ({ titles }: Pick<RouteRow, 'titles'>, title: string): boolean =>
  titles.some((own) => title === own || title.startsWith(`${own}: `))
