/** Seven short journeys, with the same code for each engine. */
import { SPEC } from '#tests/fixtures/texts.fixture.ts'
import { ROOT } from '#tests/support/paths.ts'

import { button, file, heading, inside, label, link, type Page, role, text } from './app-page.ts'
import { NotYet, until } from './browser.ts'

const SQUAT = 'Присідання зі штангою на плечах'
const PLANK = 'Планка'
const PICTURE = `${ROOT}public/fallback.png`

/** A coach signs in with the code of the message. */
async function signIn(page: Page): Promise<void> {
  await page.open('/login?scenario=typical&otp=manual')
  await page.fill(label('Телефон'), '+380501112233')
  await page.fill(label('Пароль'), 'Trener2026!')
  await page.click(button('Увійти'))
  const code = await until('the message with the code', async () => {
    const newest = await page.run(async () => (await window.mock?.sms())?.at(-1)?.code ?? '')
    if (newest === '') throw new NotYet('none was sent')
    return newest
  })
  await page.click(label('Цифра 1 з 4'))
  await page.keyboard(code)
  await page.comesTo('/dashboard')
  await page.sees(heading(/Олена/))
}

/** A coach sets up a week from nothing and sees its slots in the calendar. */
async function hours(page: Page): Promise<void> {
  await page.open('/calendar?scenario=empty&as=coach')
  await page.click(link('Задати робочі години'))
  await page.click(button('Додати слот. Понеділок'))
  await page.fill(role('textbox', 'Кінець. Понеділок, слот 1'), '11')
  await page.press('Tab')
  await page.reads(role('textbox', 'Кінець. Понеділок, слот 1'), '11:00')
  await page.click(button('Скопіювати на всі дні. Понеділок, слот 1'))
  await page.click(button('Видалити. Неділя, слот 1'))
  await page.click(button('Зберегти'))
  await page.sees(role('dialog', 'Робочі години успішно змінені'))
  await page.click(button('Зрозуміло'))
  await page.click(link('Назад'))
  await page.click(link(/^середа, 3 березня/))
  await page.reads(
    inside(role('region', 'середа, 3 березня'), role('link')),
    /09:00–10:00.*вільно/,
    /10:00–11:00.*вільно/,
  )
}

/** Wednesday 3 March 17:00, «Сила: база 5×5». */
const SESSION = '/session/5e551000-0000-4000-8000-00000000008b/edit'
const BENCH = 'Жим штанги лежачи'
const ROW = 'Тяга штанги в нахилі'
/** Moves an exercise below the next one by keyboard. Each arrow must move it. */
async function moveDown(page: Page, name: string): Promise<void> {
  const own = role('group', name)
  await page.type(button(`Пересунути: ${name}`), ' ')
  await page.sees(text(`Взято. ${name}: місце 1 з 3`))
  // The number of arrows depends on the engine's heights.
  while ((await page.count(text(`${name}: місце 2 з 3`))) === 0)
    await page.pressToMove('ArrowDown', own)
  await page.keyboard(' ')
}

/** A coach changes the sets of a session and moves an exercise. */
async function sets(page: Page): Promise<void> {
  const exercises = heading(/штанг/)
  const squat = role('group', SQUAT)
  await page.open(`${SESSION}?scenario=typical&as=coach&now=2027-03-02T20:00`)
  await page.fill(inside(squat, label('Кг/Хв, сет 1: кг')), '45')
  await page.click(inside(squat, button('Новий сет')))
  await page.sees(inside(squat, label('Кг/Хв, сет 8: кг')))
  await page.reads(exercises, SQUAT, BENCH, ROW)
  await moveDown(page, SQUAT)
  await page.reads(exercises, BENCH, SQUAT, ROW)
  await page.click(button(/^Зберегти/))
  await page.sees(text(SPEC.sessionSaved))
  // A page that is left while its style sheets load reports an error in Firefox.
  await page.sees(heading('Календар'))
  await page.open(SESSION)
  await page.reads(exercises, BENCH, SQUAT, ROW)
  await page.reads(inside(squat, label('Кг/Хв, сет 1: кг')), '45')
  await page.sees(inside(squat, label('Кг/Хв, сет 8: кг')))
}

/** A coach builds a workout of chosen exercises, drags one of them and finds it in the library. */
async function workout(page: Page): Promise<void> {
  await page.open('/program?scenario=empty&as=coach')
  await page.click(link('Нове тренування'))
  await page.fill(label('Назва тренування'), 'Ноги та прес')
  await page.click(link('Нова вправа'))
  for (const name of [SQUAT, PLANK]) {
    await page.fill(role('searchbox', 'Пошук вправ'), name.toLowerCase())
    await page.click(role('checkbox', name))
  }
  await page.click(button('Додати 2 вправи'))
  await page.comesTo('/create-workout')
  await page.sees(button(`Пересунути: ${PLANK}`))
  await page.drag(button(`Пересунути: ${SQUAT}`), button(`Пересунути: ${PLANK}`))
  await page.sees(text(new RegExp(`${SQUAT}: місце 2 з 2`)))
  await page.click(button('Зберегти'))
  await page.sees(text(SPEC.workoutCreated))
  await page.comesTo('/program')
  await page.click(button('Ноги та прес'))
  await page.reads(
    inside(role('list', 'План: Ноги та прес'), role('listitem')),
    new RegExp(PLANK),
    new RegExp(SQUAT),
  )
}

/** A visitor chooses an hour, registers, fills in the questionnaire with a picture and books the hour. */
async function booking(page: Page): Promise<void> {
  await page.open('/coach/olena-koval?scenario=typical')
  await page.click(button(/^четвер, 4 березня/))
  await page.click(button('15:00–16:00 вільно'))
  await page.fill(label('Ім’я'), 'Їржик')
  await page.fill(label('Прізвище'), 'Гнатюк')
  await page.fill(label('Телефон'), '093 123 45 68')
  await page.fill(label('Пароль'), 'Perlyna!2026')
  await page.click(button('Зареєструватися'))

  await page.click(role('radio', 'Чоловік'))
  await page.click(button('Далі'))
  await page.click(role('radio', 'Схуднення'))
  await page.click(button('Далі'))
  await page.fill(label('Нотатки'), 'болить коліно')
  await page.click(button('Далі'))
  await page.fill(label('Вага, кг'), '82')
  await page.give(inside(role('group', 'Фото'), file), PICTURE)
  await page.sees(button('Замінити зображення'))
  await page.click(button('Зберегти'))

  // The question about the chosen hour is shown at once.
  await page.click(inside(role('dialog'), button('Записатися')))
  await page.sees(inside(role('dialog', 'Запит надіслано'), text('Очікує підтвердження')))
  await page.click(button('Зрозуміло'))
  await page.sees(button('15:00–16:00 твій запит'))
  const sent = await page.run(async () =>
    ((await window.mock?.requests()) ?? [])
      .filter(({ operation }) => operation === 'POST /v1/clients/me/client_info/image')
      .map(({ status }) => status)
      .join(),
  )
  if (sent !== '200') throw new Error(`the picture was answered by «${sent}», not by 200`)
}

/** A coach edits the site, with a certificate, and the visitors see it. */
async function site(page: Page): Promise<void> {
  await page.open('/coach?scenario=typical&as=coach&now=2027-03-02T20:00')
  await page.click(button('Редагувати'))
  await page.fill(label('Розповідь'), 'Тренерка, яка слухає.')
  await page.click(button('TRX'))
  await page.click(button('+ Додати сертифікат'))
  await page.fill(label('Назва'), 'Кросфіт L1')
  await page.fill(label('Ким виданий'), 'CrossFit')
  await page.fill(label('Дата'), '20.05.2026')
  await page.give(inside(role('group', 'Зображення сертифіката'), file), PICTURE)
  await page.sees(button('Замінити зображення'))
  await page.click(button('Зберегти'))
  await page.sees(button('Редагувати'))
  await page.click(link(/coach\/olena-koval$/))
  await page.sees(heading('Олена Коваль'))
  await page.sees(text('Тренерка, яка слухає.'))
  await page.sees(text('TRX'))
  await page.sees(text('Кросфіт L1'))
}

/** What is typed and pressed in a form before the code of the application is there is done with it. */
async function firstPaint(page: Page): Promise<void> {
  await page.open('/login?scenario=typical&otp=manual&held')
  await page.fill(label('Телефон'), '+380501112233')
  await page.fill(label('Пароль'), 'Trener2026!')
  await page.click(button('Показати пароль'))
  await page.click(button('Увійти'))
  await page.reads(label('Пароль'), 'Trener2026!')
  await page.run(() => void dispatchEvent(new Event('let-go')))
  await page.comesTo('/otp')
}

/** In order, by the name for the command line. */
export const JOURNEYS: Record<string, (page: Page) => Promise<void>> = {
  'sign in': signIn,
  'first paint': firstPaint,
  hours,
  sets,
  workout,
  booking,
  site,
}
