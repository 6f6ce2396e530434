import { idOf } from '#mocks/seed/ids.ts'
import { call } from '#src/api/client.ts'
import { ProgramSummary } from '#src/api/schemas.gen.ts'
import { SPEC } from '#tests/fixtures/texts.fixture.ts'

import type { Kind } from '../../expected.ts'
import {
  ACCOUNTS,
  codeSent,
  fill,
  holds,
  isChosen,
  isGone,
  isPicked,
  mock,
  pickPicture,
  pictureIs,
  press,
  pressInDialog,
  reads,
  readsNoMore,
  sees,
  signIn,
  typeLogin,
  typed,
  ANDRIY,
  SITE,
} from '../person.ts'
import type { ScreenCall, ScreenCalls } from '../screen-call.ts'

/** The id belongs to nobody, or to a person without a public page (product §2, decision 79). */
const noCoach = (text: string): NonNullable<ScreenCall['but']> => {
  const says = (advice: string) => ({
    says: null,
    kept: () => Promise.all([sees(text), reads(advice)]),
    again: null,
  })
  return {
    403: says('До цього немає доступу.'),
    404: says('Можливо, це вже видалили або посилання застаріло.'),
  }
}

/**
 * Product §8: SPEC.coachNotLoaded followed by the reason, in our own words.
 */
function coachText(_: string, kind: Kind): string {
  const reasons: Partial<Record<Kind, string>> = {
    network: 'немає з’єднання',
    timeout: 'сервер не відповів вчасно',
    malformed: 'сервер відповів незрозуміло',
    invalid: 'сервер відповів незрозуміло',
    empty: 'сервер відповів незрозуміло',
  }
  return `${SPEC.coachNotLoaded}${reasons[kind] ?? `сервер відповів помилкою ${kind}`}`
}

/** The same coach creates a program on another device. */
async function addProgramElsewhere(): Promise<void> {
  const exercise = { exercise_id: idOf('exercise', 1), sets: 1, reps: 1, rest: 0, duration: 0 }
  const body = { name: 'З телефона', exercises: [{ ...exercise, weight: 0 }] }
  await call('POST /v1/programs/', { body }, ProgramSummary)
}

const seesOthers = (): Promise<unknown> => sees('Видалити: Верх тіла А', 'button')

export const users: ScreenCalls<'users'> = {
  'GET /v1/users/me': [
    { url: '/settings', done: () => sees('Налаштування') },
    {
      url: '/program',
      says: SPEC.programsNotLoaded,
      done: () => sees('Бібліотека тренувань'),
    },
    // Read again, with the earlier programs still shown.
    {
      url: '/program',
      says: SPEC.programsNotLoaded,
      reach: () => press('Видалити: Здорова спина').then(addProgramElsewhere),
      act: () => pressInDialog('Видалити'),
      // The earlier programs stay, already without the deleted one.
      unseen: () => isGone('Видалити: Здорова спина', 'button').then(seesOthers),
      kept: seesOthers,
      done: () => sees('Видалити: З телефона', 'button'),
      // Programs have no dates: the newest one is not the first.
      bare: { url: '/program', done: () => sees('Видалити: Здорова спина', 'button') },
    },
    {
      url: '/client/questionnaire',
      as: 'client',
      scenario: 'new-client',
      done: () => sees('Заповнення даних'),
    },
  ],
  'PATCH /v1/users/me': {
    url: '/client/questionnaire',
    as: 'client',
    scenario: 'new-client',
    reach: () => press('Жінка', 'radio'),
    act: () => press('Далі'),
    kept: () => isChosen('Жінка'),
    done: () => sees('Твоя ціль'),
    draft: 'onboarding',
  },
  'DELETE /v1/users/me': {
    url: '/settings',
    reach: () => press('Видалити'),
    act: () => pressInDialog('Видалити'),
    kept: () => reads(/Ви впевнені, що хочете видалити акаунт/),
    success: SPEC.accountDeleted,
    leavesFor: '/register',
  },
  'POST /v1/users/me/image': {
    ...SITE,
    reach: () => sees('Змінити фото', 'button'),
    act: pickPicture,
    repeat: pickPicture,
    kept: () => sees('Олена Коваль'),
    done: () => isPicked('main img'),
  },
  'GET /v1/users/{id}': [
    { url: `/client/${ANDRIY}`, done: () => sees('Андрій Мельник') },
    {
      ...SITE,
      url: '/coach/olena-koval',
      as: 'client',
      isPublic: true,
      says: coachText,
      done: () => sees('Олена Коваль'),
      but: noCoach('Тренера не знайдено.'),
    },
    {
      ...SITE,
      done: () => sees('Олена Коваль'),
      says: coachText,
      but: noCoach('Тренера не знайдено...'),
    },
  ],
  // If a picture does not load, the initials are shown, without a message.
  'GET /v1/users/{id}/image': {
    ...SITE,
    says: null,
    kept: () => Promise.all([sees('Редагувати', 'button'), pictureIs('missing', 'main img')]),
    again: null,
    isKept: true,
    // The initials stand for a photo until it is there.
    unseen: () => reads('ОК'),
    done: () => pictureIs('shown', 'main img'),
  },
}

const LOGIN = { url: '/login', as: 'guest', otp: 'manual' } as const
const REGISTER = { ...LOGIN, url: '/register' }
const RESET = { ...LOGIN, url: '/reset' }

const NEWCOMER = { phone: '+380931234567', password: 'Perlyna!2026' }
const FIELDS = { phone: 'Телефон', password: 'Пароль' }

async function typeRegistration(): Promise<void> {
  await fill('Ім’я', 'Мар’яна')
  await fill('Прізвище', 'Гнатюк')
  await typeLogin(NEWCOMER)
}

const keepsRegistration = (): Promise<unknown> =>
  Promise.all([
    holds('Ім’я', 'Мар’яна'),
    holds('Прізвище', 'Гнатюк'),
    holds('Телефон', NEWCOMER.phone),
    holds('Пароль', NEWCOMER.password),
  ])

const isSent = (): Promise<unknown> => reads(/Ми надіслали код на/)

/** Goes to /otp and waits until its code is sent. */
const reachCode = (start: () => Promise<void>): Promise<unknown> => start().then(isSent)

const signInUpToCode = (): Promise<void> => signIn('coach')

async function startReset(): Promise<void> {
  await fill('Телефон', ACCOUNTS.coach.phone)
  await press('Надіслати код')
}

const newPassword = typed(
  () => startReset().then(() => sees('Новий пароль')),
  'Новий пароль',
  'Novyi!parol',
)

const typeCode = async (): Promise<void> => fill('Цифра 1 з 4', await codeSent())

const codeIs = (digits: string[]): Promise<unknown> =>
  Promise.all([1, 2, 3, 4].map((at) => holds(`Цифра ${at} з 4`, digits[at - 1] ?? '')))

const keepsCode = async (): Promise<unknown> => codeIs(Array.from(await codeSent()))

const home = (): Promise<unknown> => sees(/Олена/)

/** A lockout ends by the clock, with the tab active. */
async function waitForTheLock(): Promise<void> {
  await mock().advance(15)
  document.dispatchEvent(new Event('visibilitychange'))
}

/** During a lockout nothing can be pressed: the person waits for its end first. */
const afterTheLock = (name: string): NonNullable<ScreenCall['but']> => ({
  429: { again: () => waitForTheLock().then(() => press(name)) },
})

/** A lockout lasts longer than the code: the person requests another. */
async function typeAnotherCode(): Promise<void> {
  await waitForTheLock()
  await press('Надіслати код повторно')
  await reads(/^через \d+ с$/)
  await typeCode()
}

const WRONG_CODE = { kept: () => codeIs([]), again: typeCode }

/** A wrong or expired code is typed again; other failures keep the digits (docs/behaviour.md). */
const verification: ScreenCall = {
  ...LOGIN,
  reach: () => reachCode(signInUpToCode),
  act: typeCode,
  repeat: typeCode,
  kept: keepsCode,
  again: 'Підтвердити',
  done: home,
  success: SPEC.signedIn,
  but: { 400: WRONG_CODE, 410: WRONG_CODE, 429: { again: typeAnotherCode } },
}

/** The reset starts again (product §8). */
const RESET_AGAIN = {
  kept: () => sees('Відновлення пароля'),
  again: () => newPassword.reach().then(() => press('Зберегти пароль')),
}

export const auth: ScreenCalls<'auth'> = {
  'POST /v1/auth/registration/start': {
    ...REGISTER,
    fields: FIELDS,
    reach: typeRegistration,
    act: () => press('Зареєструватися'),
    kept: keepsRegistration,
    done: isSent,
  },
  'POST /v1/auth/register': {
    uncalled: 'a deprecated alias of registration/start (decision 1)',
  },
  'POST /v1/auth/registration/complete': {
    ...REGISTER,
    reach: () => reachCode(() => typeRegistration().then(() => press('Зареєструватися'))),
    act: typeCode,
    repeat: typeCode,
    kept: keepsCode,
    again: 'Підтвердити',
    done: () => sees(/Мар’яна|Мар'яна/),
    success: SPEC.registered,
  },
  'POST /v1/auth/login': {
    ...LOGIN,
    fields: FIELDS,
    reach: () => typeLogin(ACCOUNTS.client),
    act: () => press('Увійти'),
    kept: () =>
      Promise.all([
        holds('Телефон', ACCOUNTS.client.phone),
        holds('Пароль', ACCOUNTS.client.password),
      ]),
    but: afterTheLock('Увійти'),
    done: () => sees('Моя картка'),
    success: SPEC.signedIn,
  },
  // In every case the person is logged out and reads that the session is over.
  'POST /v1/auth/login/refresh': {
    url: '/settings',
    as: 'client',
    scenario: 'expired',
    says: null,
    kept: () => Promise.all([reads('Сесію завершено. Увійди ще раз.'), sees('Вхід')]),
    again: () => signIn('client'),
    done: () => sees('Налаштування'),
  },
  'POST /v1/auth/otp/send': {
    ...LOGIN,
    reach: () => typeLogin(ACCOUNTS.coach),
    act: () => press('Увійти'),
    again: 'Надіслати код повторно',
    againBy: 'POST /v1/auth/otp/resend',
    but: afterTheLock('Надіслати код повторно'),
    waits: () => reads(/Надсилаємо код на/),
    done: isSent,
  },
  'POST /v1/auth/otp/resend': {
    ...LOGIN,
    reach: async () => {
      await reachCode(signInUpToCode)
      await fill('Цифра 1 з 4', '7')
      await mock().advance(1)
      await readsNoMore(/^через \d+ с$/)
    },
    act: () => press('Надіслати код повторно'),
    kept: () => holds('Цифра 1 з 4', '7'),
    but: afterTheLock('Надіслати код повторно'),
    waits: () => reads(/Надсилаємо код на/),
    done: () => reads(/^через \d+ с$/),
    success: SPEC.codeResent,
  },
  'POST /v1/auth/otp/verify': [
    verification,
    {
      ...verification,
      url: '/reset',
      reach: () => reachCode(startReset),
      done: () => sees('Новий пароль'),
      success: SPEC.codeConfirmed,
    },
  ],
  'POST /v1/auth/reset_password/start': {
    ...RESET,
    reach: () => fill('Телефон', ACCOUNTS.coach.phone),
    act: () => press('Надіслати код'),
    kept: () => holds('Телефон', ACCOUNTS.coach.phone),
    but: afterTheLock('Надіслати код'),
    done: isSent,
  },
  'POST /v1/auth/reset_password/complete': {
    ...RESET,
    otp: 'auto',
    ...newPassword,
    act: () => press('Зберегти пароль'),
    done: home,
    but: { 401: RESET_AGAIN, 410: RESET_AGAIN },
  },
}
