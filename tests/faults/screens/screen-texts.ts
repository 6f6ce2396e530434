/**
 * The texts of product §8 that do not belong to an answer of the API, with the actions after which
 * they are shown.
 */
import { mock } from './page-mock.ts'
import type { ScreenCall } from './screen-call.ts'
import { field, fill, pickPicture, press, reads, sees } from './user-actions.ts'
import { until } from './wait-until.ts'

interface ScreenText extends Pick<ScreenCall, 'url' | 'as' | 'scenario' | 'otp' | 'now'> {
  /** The text to be read at the end. */
  text: string
  play: () => Promise<unknown>
}

/** After lunch, when no request waits for an answer. */
const SITE = { url: '/coach', now: '2027-03-02T14:00' } as const

const set = (key: 'share' | 'clipboard', value: unknown): void =>
  void Object.defineProperty(navigator, key, { value, configurable: true })

async function newCertificate(): Promise<void> {
  await press('Редагувати')
  await press('+ Додати сертифікат')
  await fill('Назва', 'Кросфіт')
}

export const SCREEN_TEXTS: readonly ScreenText[] = [
  {
    ...SITE,
    text: 'Посилання скопійовано!',
    play: async () => {
      set('share', undefined)
      set('clipboard', { writeText: () => Promise.resolve() })
      await press('Поділитися посиланням')
      await reads('Посилання скопійовано!')
    },
  },
  {
    ...SITE,
    text: 'Не вдалося скопіювати посилання',
    play: async () => {
      set('share', undefined)
      set('clipboard', undefined)
      await press('Поділитися посиланням')
      await reads('Не вдалося скопіювати посилання')
    },
  },
  {
    ...SITE,
    text: 'Помилка збереження сертифікату',
    play: async () => {
      await newCertificate()
      await press('Зберегти')
      await reads('Помилка збереження сертифікату «Кросфіт»: обери зображення')
    },
  },
  {
    ...SITE,
    text: 'Токен не знайдено!',
    play: async () => {
      await newCertificate()
      await fill('Ким виданий', 'Федерація')
      await fill('Дата', '20.05.2026')
      await pickPicture()
      await sees('Замінити зображення', 'button')
      localStorage.removeItem('auth-storage')
      await press('Зберегти')
      await reads('Токен не знайдено!')
    },
  },
  {
    url: '/login',
    as: 'guest',
    otp: 'manual',
    text: 'Відсутній verification_id',
    play: async () => {
      await fill('Телефон', '+380501112233')
      await fill('Пароль', 'Trener2026!')
      await press('Увійти')
      await reads(/Ми надіслали код на/)
      localStorage.removeItem('auth-storage')
      await fill('Цифра 1 з 4', (await mock().sms()).at(-1)?.code ?? '')
      await reads('Відсутній verification_id')
    },
  },
  {
    url: '/add-meeting/5e551000-0000-4000-8000-000000000011',
    scenario: 'edge',
    text: 'Невідома програма',
    play: () =>
      until(() => {
        const chosen = field('Програма тренувань')
        const name = chosen instanceof HTMLSelectElement && chosen.selectedOptions[0]?.text
        if (name !== 'Невідома програма') throw new Error(`The program is ${name}`)
      }),
  },
]
