/**
 * What a coach does repeatedly on a phone, starting and ending at the dashboard. It leaves the
 * server's data unchanged, so that it can be repeated. In the evening no request is open.
 */
import type { Locator, Page } from 'playwright'

/** At this time of the scenario `typical` every open request has been annulled. */
export const EVENING = '2027-03-02T20:00'

const SQUAT = 'Присідання зі штангою на плечах'
const FRONT_SQUAT = 'Фронтальні присідання зі штангою'

export interface Action {
  kind: 'press' | 'route' | 'key' | 'drag'
  name: string
}

/** Takes an action whose `run` sends it to the page as the input of a person, without a script. */
export type Take = (action: Action, run: () => Promise<void>) => Promise<void>

/** How far a drag moves between two events, in px. */
const DRAG_PX = 12

/** The middle of a control once it can be pressed. */
async function middleOf(control: Locator): Promise<{ x: number; y: number }> {
  await control.click({ trial: true })
  const box = await control.boundingBox()
  if (!box) throw new Error(`${control.toString()} is gone`)
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 }
}

class Coach {
  readonly #page: Page
  readonly #take: Take

  constructor(page: Page, take: Take) {
    this.#page = page
    this.#take = take
  }

  get dialog(): Locator {
    return this.#page.getByRole('dialog')
  }

  day(name: string): Locator {
    return this.#page.getByRole('region', { name })
  }

  get squat(): Locator {
    return this.#page.getByRole('group', { name: SQUAT })
  }

  /** Presses the first control of a name; `kind` is `route` if it opens another screen. */
  async press(
    role: 'button' | 'link' | 'option' | 'textbox' | 'searchbox',
    name: string | RegExp,
    within?: Locator,
    kind: 'press' | 'route' = 'press',
  ): Promise<void> {
    const found = (within ?? this.#page).getByRole(role, { name, exact: typeof name === 'string' })
    await this.#click({ kind, name: `${role} ${name}` }, found.first())
  }

  /** Presses what opens another screen. */
  open(role: 'button' | 'link', name: string | RegExp, within?: Locator): Promise<void> {
    return this.press(role, name, within, 'route')
  }

  menu(label: string): Promise<void> {
    const menu = this.#page.getByRole('navigation', { name: 'Головне меню' })
    return this.open('link', new RegExp(`^${label}`), menu)
  }

  pressText(text: string): Promise<void> {
    return this.#click(
      { kind: 'press', name: text },
      this.#page.getByText(text, { exact: true }).first(),
    )
  }

  async #click(action: Action, control: Locator): Promise<void> {
    const { x, y } = await middleOf(control)
    await this.#take(action, () => this.#page.mouse.click(x, y))
  }

  /** Sends keys once `shown` is visible: its code may have to load. */
  async keys(where: string, keys: string | string[], shown?: Locator): Promise<void> {
    await shown?.waitFor()
    const { keyboard } = this.#page
    for (const key of keys)
      await this.#take({ kind: 'key', name: `${where}: «${key}»` }, () =>
        key.length > 1 ? keyboard.press(key) : keyboard.type(key),
      )
  }

  /** Each event is an action. */
  async drag(handle: string, onto: string): Promise<void> {
    const { mouse } = this.#page
    const of = (name: string) => middleOf(this.#page.getByRole('button', { name, exact: true }))
    const from = await of(handle)
    const to = await of(onto)
    await mouse.move(from.x, from.y)
    const part = (name: string, run: () => Promise<void>) =>
      this.#take({ kind: 'drag', name: `${handle}: ${name}` }, run)
    await part('down', () => mouse.down())
    const moves = Math.ceil(Math.abs(to.y - from.y) / DRAG_PX)
    for (let move = 1; move <= moves; move += 1)
      await part('move', () => mouse.move(from.x, from.y + ((to.y - from.y) * move) / moves))
    await part('up', () => mouse.up())
  }
}

export async function coachRound(page: Page, take: Take): Promise<void> {
  const coach = new Coach(page, take)
  const wednesday = coach.day('середа, 3 березня')
  const thursday = coach.day('четвер, 4 березня')
  const { dialog, squat } = coach

  await coach.menu('Календар')
  await coach.press('button', 'Наступний день')
  await coach.press('link', /^четвер, 4 березня/)
  await coach.press('button', 'Обрати дату')
  const month = page.locator('.mantine-DatePicker-calendarHeaderLevel')
  await coach.keys('the month', ['ArrowDown', 'Escape'], month)
  await coach.press('link', /^середа, 3 березня/)
  await coach.press('button', /17:00–18:00/, wednesday)
  const details = dialog.getByRole('link', { name: 'Деталі', exact: true })
  await coach.keys('the session', ['Escape'], details)

  await coach.press('link', /^четвер, 4 березня/)
  await coach.open('link', /15:00–16:00 вільно/, thursday)
  await coach.press('searchbox', 'Пошук клієнта')
  await coach.keys('the search of a meeting’s client', 'васил')
  await coach.press('option', /Ганна Василенко/)
  await coach.press('button', 'Ok')
  await coach.press('link', 'Закрити слот')
  await coach.open('button', 'Так, не зберігати', dialog)

  await coach.press('link', /^середа, 3 березня/)
  await coach.press('button', /17:00–18:00/, wednesday)
  await coach.open('link', 'Деталі', dialog)
  await coach.open('link', 'Редагувати')
  await coach.press('button', 'Сет 1 виконано', squat)
  await coach.press('button', 'Закрити відпочинок')
  await coach.press('button', 'Сет 1 виконано', squat)
  await coach.press('button', 'Повторити сет', squat)
  await coach.press('textbox', 'Кг/Хв, сет 8: кг', squat)
  await coach.keys('the weight', ['Control+A', '4', '5'])
  await coach.press('button', 'Видалити сет 8', squat)
  await coach.press('button', `Вниз: ${SQUAT}`)
  await coach.press('button', `Вгору: ${SQUAT}`)
  await coach.press('textbox', 'Назва програми')
  await coach.keys('the program’s name', '!!')
  await coach.press('button', 'Нова вправа')
  await coach.press('searchbox', /Пошук/, dialog)
  await coach.keys('the picker’s search', 'планка')
  await coach.keys('the picker', ['Escape'], dialog)
  await coach.press('link', 'Назад')
  await coach.open('button', 'Так, не зберігати', dialog)
  await coach.open('link', 'Назад')

  await coach.menu('База клієнтів')
  await coach.press('button', 'Без тренувань')
  await coach.press('button', 'Без тренувань')
  await coach.press('searchbox', /Пошук/)
  await coach.keys('the search of clients', 'мельник')
  await coach.open('link', 'Андрій Мельник')
  await coach.pressText('Талія')
  await coach.pressText('Вага')
  await coach.open('link', 'Назад')

  await coach.menu('Програми тренувань')
  await coach.press('button', 'Сила: база 5×5')
  await coach.press('button', 'Сила: база 5×5')
  await coach.press('searchbox', /Пошук/)
  await coach.keys('the search of programs', ['с', 'и', 'л', 'Backspace', 'Backspace', 'Backspace'])
  await coach.open('link', 'Нове тренування')
  await coach.press('textbox', 'Назва тренування')
  await coach.keys('the name', 'Ноги')
  await coach.open('link', 'Нова вправа')
  await coach.press('searchbox', /Пошук/)
  await coach.keys('the search of exercises', 'присід')
  await coach.pressText(SQUAT)
  await coach.pressText(FRONT_SQUAT)
  await coach.open('button', 'Додати 2 вправи')
  await coach.drag(`Пересунути: ${SQUAT}`, `Пересунути: ${FRONT_SQUAT}`)
  await coach.press('button', `Вгору: ${SQUAT}`)
  await coach.press('button', 'Скинути')
  await coach.press('button', 'Скинути', dialog)
  await coach.open('link', 'Назад')

  await coach.menu('Твій сайт')
  await coach.menu('Налаштування')
  await coach.pressText('Темний')
  await coach.pressText('Світлий')
  await coach.open('link', 'На головну')
}
