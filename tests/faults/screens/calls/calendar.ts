import type { OperationOf } from '#src/errors/catalogue.ts'
import { SPEC } from '#tests/fixtures/texts.fixture.ts'

import {
  fill,
  holds,
  isChosen,
  isGone,
  press,
  pressInDialog,
  reads,
  readsNoMore,
  sees,
  typed,
} from '../person.ts'
import type { ScreenCall, ScreenCalls } from '../screen-call.ts'
import { STRENGTH } from './typical-scenario.ts'

/** A coach without hours adds a slot on Monday. */
const newHours: ScreenCall = {
  url: '/schedules',
  scenario: 'empty',
  ...typed(() => press('Додати слот. Понеділок'), 'Кінець. Понеділок, слот 1', '17:00'),
  act: () => press('Зберегти'),
  done: () => sees('Зрозуміло', 'button'),
  success: 'Робочі години успішно змінені',
  draft: 'hours',
}

const meetingChosen = async (): Promise<void> => {
  await press('12:00–13:00', 'radio')
  await fill(/Пошук клієнта|клієнт/i, 'Василенко')
  await press(/Василенко/, 'option')
  await press('Ok')
  await reads('новий клієнт')
}

/** What the client chose on the coach's page is kept. */
const booking: ScreenCall = {
  url: '/coach/olena-koval?date=2027-03-04',
  as: 'client',
  isPublic: true,
  reach: () => press(/^15:00–16:00/).then(() => sees('Записатися на тренування?', 'dialog')),
  act: () => pressInDialog('Записатися'),
  kept: () => reads('Скасовано'),
  again: 'Спробувати ще раз',
  done: () => sees('Запит надіслано', 'dialog'),
  // Somebody was first: another slot can be chosen, the day stays.
  but: {
    409: {
      again: async () => {
        await pressInDialog('Обрати інший час')
        await press(/^15:00–16:00/)
        await pressInDialog('Записатися')
      },
    },
  },
}

const openModal = async (): Promise<void> => {
  await press(/17:00–18:00/)
  await sees('Тренування', 'dialog')
}

const CALENDAR = '/calendar?date=2027-03-03'

export const calendar: ScreenCalls<OperationOf<'calendar'>> = {
  'POST /v1/calendar/schedules': newHours,
  // Generated already: by a call whose answer was lost.
  'POST /v1/calendar/schedules/{id}/time_slots': { ...newHours, but: { 409: 'fine' } },
  'DELETE /v1/calendar/schedules/{id}': {
    ...newHours,
    scenario: 'typical',
    reach: () => fill('Кінець. Субота, слот 1', '15:00'),
    kept: () => holds('Кінець. Субота, слот 1', '15:00'),
    // Deleted already.
    but: { 404: 'fine' },
  },
  'POST /v1/calendar/sessions': [
    {
      url: '/add-meeting',
      reach: meetingChosen,
      act: () => press('Зберегти'),
      kept: () => Promise.all([isChosen('12:00–13:00'), reads('Ганна Василенко')]),
      done: () => sees('Календар'),
    },
    booking,
  ],
  'GET /v1/calendar/sessions/{id}': [
    { url: `/session/${STRENGTH}`, done: () => sees('Сила: база 5×5') },
    {
      url: `/session/${STRENGTH}/edit`,
      says: SPEC.sessionDataNotLoaded,
      done: () => holds('Назва програми', 'Сила: база 5×5'),
    },
    {
      url: `/add-meeting/${STRENGTH}`,
      says: SPEC.sessionDataNotLoaded,
      done: () => isChosen('17:00–18:00'),
    },
    { url: CALENDAR, act: openModal, done: () => reads('3 вправи · 18 сетів') },
  ],
  'PUT /v1/calendar/sessions/{id}': [
    {
      url: `/session/${STRENGTH}/edit`,
      ...typed(() => fill(/^Кг\/Хв, сет 1: кг/, '42'), 'Назва програми', 'Сила і спритність'),
      act: () => press('Зберегти зміни'),
      done: () => sees('Календар'),
      success: SPEC.sessionSaved,
      draft: 'session',
    },
    {
      url: `/add-meeting/${STRENGTH}`,
      reach: () => press('16:00–17:00', 'radio'),
      act: () => press('Зберегти'),
      kept: () => isChosen('16:00–17:00'),
      done: () => sees('Редагування сесії'),
      success: SPEC.sessionRenewed,
    },
  ],
  'PATCH /v1/calendar/sessions/{id}': [
    {
      url: '/settings',
      reach: () => press(/^Любов Городецька · /).then(() => reads('Любов Городецька')),
      act: () => press('Підтвердити'),
      kept: () => reads('Любов Городецька'),
      done: () => readsNoMore('Любов Городецька'),
      success: 'Запит підтверджено',
      // Somebody was first: a message says so, and the next request is shown.
      but: {
        409: {
          says: null,
          kept: () => Promise.all([reads('Цей запит уже опрацьовано.'), reads('Андрій Мельник')]),
          again: null,
        },
      },
    },
    {
      url: CALENDAR,
      now: '2027-03-02T14:00',
      reach: async () => {
        await openModal()
        await press('Скасувати тренування')
        await sees('Скасувати тренування?', 'dialog')
      },
      act: () => pressInDialog('Так, скасувати'),
      kept: () => sees('Скасувати тренування?', 'dialog'),
      done: () => isGone(/./, 'dialog'),
      success: SPEC.sessionRenewed,
    },
  ],
}
