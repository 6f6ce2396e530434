/**
 * What a coach does repeatedly on a phone, starting and ending at the dashboard. It leaves the
 * server's data unchanged, so that it can be repeated. In the evening no request is open.
 */
import type { Locator, Page } from 'playwright'

import type { Step } from './raw-input.ts'

/** At this time of the scenario `typical` every open request has been annulled. */
export const EVENING = '2027-03-02T20:00'

const SQUAT = 'Присідання зі штангою на плечах'
const FRONT_SQUAT = 'Фронтальні присідання зі штангою'

type Role = 'button' | 'link' | 'option' | 'textbox' | 'searchbox'
type Name = string | RegExp

const by =
  (role: Role, name: Name, within: (page: Page) => Pick<Locator, 'getByRole'> = (page) => page) =>
  (page: Page): Locator =>
    within(page)
      .getByRole(role, { name, ...(typeof name === 'string' && { exact: true }) })
      .first()

const pressOf =
  (kind: 'press' | 'route') =>
  (...[role, name, within]: Parameters<typeof by>): Step => ({
    kind,
    name: `${role} ${name}`,
    on: by(role, name, within),
  })
const press = pressOf('press')
const open = pressOf('route')
const keys = (
  where: string,
  text: string | readonly string[],
  shown?: (page: Page) => Locator,
): Step => ({ kind: 'keys', name: where, keys: Array.from(text), ...(shown && { shown }) })
const pressText = (text: string): Step => ({
  kind: 'press',
  name: text,
  on: (page) => page.getByText(text, { exact: true }).first(),
})
const drag = (from: string, onto: string): Step => ({
  kind: 'drag',
  name: from,
  from: by('button', from),
  onto: by('button', onto),
})

const menu = (label: string): Step =>
  open('link', new RegExp(`^${label}`), (page) =>
    page.getByRole('navigation', { name: 'Головне меню' }),
  )
const dialog = (page: Page): Locator => page.getByRole('dialog')
const day =
  (name: string) =>
  (page: Page): Locator =>
    page.getByRole('region', { name })
const WEDNESDAY = day('середа, 3 березня')
const squat = (page: Page): Locator => page.getByRole('group', { name: SQUAT })
const deleted = (text: string): string[] => Array.from(text, () => 'Backspace')

const calendar: Step[] = [
  menu('Календар'),
  press('button', 'Наступний день'),
  press('link', /^четвер, 4 березня/),
  press('button', 'Обрати дату'),
  keys('the month', ['ArrowDown', 'Escape'], (page) =>
    page.locator('.mantine-DatePicker-calendarHeaderLevel'),
  ),
  press('link', /^середа, 3 березня/),
  press('button', /17:00–18:00/, WEDNESDAY),
  keys('the session', ['Escape'], by('link', 'Деталі', dialog)),
]

const meeting: Step[] = [
  press('link', /^четвер, 4 березня/),
  open('link', /15:00–16:00 вільно/, day('четвер, 4 березня')),
  press('searchbox', 'Пошук клієнта'),
  keys('the search of a meeting’s client', 'васил'),
  press('option', /Ганна Василенко/),
  press('button', 'Ok'),
  press('link', 'Закрити слот'),
  open('button', 'Так, не зберігати', dialog),
]

const editor: Step[] = [
  press('link', /^середа, 3 березня/),
  press('button', /17:00–18:00/, WEDNESDAY),
  open('link', 'Деталі', dialog),
  open('link', 'Редагувати'),
  press('button', 'Сет 1 виконано', squat),
  press('button', 'Закрити відпочинок'),
  press('button', 'Сет 1 виконано', squat),
  press('button', 'Повторити сет', squat),
  press('textbox', 'Кг/Хв, сет 8: кг', squat),
  keys('the weight', ['Control+A', '4', '5']),
  press('button', 'Видалити сет 8', squat),
  press('button', `Вниз: ${SQUAT}`),
  press('button', `Вгору: ${SQUAT}`),
  press('textbox', 'Назва програми'),
  keys('the program’s name', '!!'),
  press('button', 'Нова вправа'),
  press('searchbox', /Пошук/, dialog),
  keys('the picker’s search', 'планка'),
  keys('the picker', ['Escape'], dialog),
  press('link', 'Назад'),
  open('button', 'Так, не зберігати', dialog),
  open('link', 'Назад'),
]

const clients: Step[] = [
  menu('База клієнтів'),
  press('button', 'Без тренувань'),
  press('button', 'Без тренувань'),
  press('searchbox', /Пошук/),
  keys('the search of clients', 'мельник'),
  open('link', 'Андрій Мельник'),
  pressText('Талія'),
  pressText('Вага'),
  open('link', 'Назад'),
]

const workouts: Step[] = [
  menu('Програми тренувань'),
  press('button', 'Сила: база 5×5'),
  press('button', 'Сила: база 5×5'),
  press('searchbox', /Пошук/),
  keys('the search of programs', ['с', 'и', 'л', ...deleted('сил')]),
  open('link', 'Нове тренування'),
  press('textbox', 'Назва тренування'),
  keys('the name', 'Ноги'),
  open('link', 'Нова вправа'),
  press('searchbox', /Пошук/),
  keys('the search of exercises', 'присід'),
  pressText(SQUAT),
  pressText(FRONT_SQUAT),
  open('button', 'Додати 2 вправи'),
  drag(`Пересунути: ${SQUAT}`, `Пересунути: ${FRONT_SQUAT}`),
  press('button', `Вгору: ${SQUAT}`),
  press('button', 'Скинути'),
  press('button', 'Скинути', dialog),
  open('link', 'Назад'),
]

const rest: Step[] = [
  menu('Твій сайт'),
  menu('Налаштування'),
  pressText('Темний'),
  pressText('Світлий'),
  open('link', 'На головну'),
]

export const COACH_ROUND: readonly Step[] = [
  ...calendar,
  ...meeting,
  ...editor,
  ...clients,
  ...workouts,
  ...rest,
]
