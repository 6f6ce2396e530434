import * as v from 'valibot'
import { vi } from 'vitest'

import { withTimeout } from '#src/api/client.ts'
import { ApiError } from '#src/api/operation.ts'
import { failureText } from '#src/errors/error-text.ts'
import {
  FirstName,
  LastName,
  NewPassword,
  Phone,
  StrongPassword,
  digitsFromPaste,
} from '#src/features/auth/form-fields.ts'
import { NewPasswordField } from '#src/features/auth/NewPasswordField.tsx'
import { CodeBoxes, EMPTY_BOXES } from '#src/features/auth/OtpScreen.tsx'
import { contract } from '#tests/contract/contract-document.ts'

import { type Checks, gives, story } from './check.ts'
import { allOf, markup } from './markup.tsx'

const OTP = 'src/features/auth/OtpScreen.stories.tsx'
const TOASTS = 'src/ui/overlays/Toasts.stories.tsx'
const EMPTY = { value: '', onChange: () => {} }

type Field = v.GenericSchema<string, string>

const letters = (count: number): string => 'ї'.repeat(count)
const SIGNS = Array.from('!@#$%^&*()-_=+[]{};:\'",.<>/?\\|`~№')
const PHONES = ['+38050111223', '+380501112233', '+3805011122334', '+381501112233']

/** Which of the texts a form accepts. */
const taken = (field: Field, texts: string[]): string[] => texts.filter((text) => v.is(field, text))

/** Which lengths of a password a form accepts. */
const lengths = (field: Field): number[] =>
  [7, 8, 128, 129].filter((length) => v.is(field, `${letters(length - 1)}!`))

/** The error of an empty field. */
const textOf = (field: Field): string => v.safeParse(field, '').issues?.[0].message ?? ''

/** A part of the contract's schema. */
const schemaOf = (name: string, ...keys: string[]): unknown[] => {
  const schema = new Map(Object.entries(contract.components.schemas[name] ?? {}))
  return keys.map((key) => schema.get(key))
}

const lockout = (operation: 'POST /v1/auth/login' | 'POST /v1/auth/otp/verify'): string =>
  failureText(new ApiError(operation, 'status', new Response(null, { status: 429 })))

/** After how many milliseconds a call without an answer fails, exactly, up to `most`. */
async function timeTaken(most: number): Promise<number | null> {
  vi.useFakeTimers()
  const began = Date.now()
  let took: number | null = null
  withTimeout(undefined, () => new Promise(() => {})).catch(() => (took = Date.now() - began))
  await vi.advanceTimersByTimeAsync(most)
  return took
}

/** Signing in, calls and toasts. */
export const entry = {
  'First and last name': [
    gives([letters(1), letters(40)], () =>
      taken(FirstName, ['', letters(1), letters(40), letters(41)]),
    ),
    gives([letters(1), letters(40)], () =>
      taken(LastName, ['', letters(1), letters(40), letters(41)]),
    ),
    gives(['від 1 до 40 символів', 'від 1 до 40 символів'], () =>
      [FirstName, LastName].map((field) => /від .* символів/.exec(textOf(field))?.[0]),
    ),
    gives([1, 40], () => schemaOf('PersonName', 'minLength', 'maxLength')),
  ],
  Password: [
    gives([8, 128], () => lengths(StrongPassword)),
    gives([8, 128], () => lengths(NewPassword)),
    gives('! @ # $ % ^ & *', () =>
      SIGNS.filter((sign) => v.is(NewPassword, `1234567${sign}`)).join(' '),
    ),
    gives(['Щонайменше 8 символів', 'Один спеціальний символ (! @ # $ % ^ &amp; *)'], () =>
      allOf(markup(<NewPasswordField input={EMPTY} />), /<span>([^<]+)</g),
    ),
    gives([8, 128, '[!@#$%^&*]'], () =>
      schemaOf('NewPassword', 'minLength', 'maxLength', 'pattern'),
    ),
  ],
  Phone: [
    gives(['+380501112233'], () => taken(Phone, PHONES)),
    gives([String.raw`^\+380\d{9}$`], () => schemaOf('Phone', 'pattern')),
  ],
  'Code length': [
    gives(['Цифра 1 з 4', 'Цифра 2 з 4', 'Цифра 3 з 4', 'Цифра 4 з 4'], () => {
      const boxes = { group: { current: null }, boxes: EMPTY_BOXES, onChange: () => {} }
      const row = <CodeBoxes {...boxes} labelledBy="code" invalid={false} />
      return allOf(markup(row), /aria-label="(.*?)"/g)
    }),
    gives([null, '1234', null], () => ['123', '1234', '12345'].map(digitsFromPaste)),
    gives([String.raw`^\d{4}$`], () => schemaOf('OtpCode', 'pattern')),
    story(OTP, 'Рух між клітинками', 'Введи всі 4 цифри коду'),
  ],
  'Resend countdown': [story(OTP, 'Код надіслано', "getByText('через 60 с')).toBeVisible()")],
  'Lockout message': [
    gives('Забагато спроб, спробуйте через 15 хв', () => lockout('POST /v1/auth/login')),
    gives('Забагато спроб, спробуйте через 15 хв', () => lockout('POST /v1/auth/otp/verify')),
  ],
  'API timeout': [gives(100_000, () => timeTaken(200_000))],
  Toasts: [
    story(TOASTS, 'Звичайне — 4 секунди', 'staysFor(4000, toast.info)'),
    story(TOASTS, 'Про помилку — 4 секунди', 'staysFor(4000, toast.error)'),
    story(TOASTS, 'Про успіх — 2 секунди', 'staysFor(2000, toast.success)'),
    story(TOASTS, 'Про завантаження — поки не приберуть', 'timers.pass(3_600_000)'),
    story(TOASTS, 'Не більше двадцяти', 'expect(shown()).toHaveLength(20)'),
  ],
} satisfies Partial<Checks>
