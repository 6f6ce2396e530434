import { idOf } from '#mocks/seed/ids.ts'
import { NOT_SENT } from '#src/features/meetings/plan/SessionEditorScreen.tsx'
import { emptyDraft, withExercises } from '#src/features/workouts/state.ts'
import { SPEC } from '#tests/fixtures/texts.fixture.ts'

import {
  fill,
  holds,
  holdsTrue,
  isChosen,
  isGone,
  isShown,
  pictureIs,
  press,
  pressInDialog,
  reads,
  readsNoMore,
  sees,
  typed,
  STRENGTH,
  ownClass,
} from '../person.ts'
import type { ScreenCall, ScreenCalls } from '../screen-call.ts'

import exercisePicture from '#src/ui/pictures/ExercisePicture.module.css'

const PLAN = ['Жим штанги лежачи', 'Станова тяга']

/** The coach's stored workout draft. */
function keptWorkout(): Record<string, string> {
  const exercises = PLAN.map((name, at) => ({
    id: idOf('exercise', at + 1),
    name,
    code: `CODE_${at}`,
    image: null,
    muscles: [],
  }))
  const values = { ...withExercises(emptyDraft, exercises), name: 'Сила' }
  const draft = { base: emptyDraft, values }
  return { [`draft/${idOf('user', 1)}/workout`]: JSON.stringify(draft) }
}

const openPlan = (): Promise<void> => press('Здорова спина')

const copyPlan = (): Promise<void> => press('Копіювати: Здорова спина')

/** No picture is known to be missing yet. */
async function emptyBoxShown(): Promise<void> {
  await isShown(`${ownClass(exercisePicture['box'])}:empty`)
  if (document.querySelector(FALLBACK)) throw new Error('The fallback is shown too early')
}

/** Product §8 «Fallbacks». */
const FALLBACK = 'img[src="/fallback.png"]'

export const programs: ScreenCalls<'programs'> = {
  'GET /v1/programs/exercises': {
    url: '/select-exercise',
    kept: () => reads('Немає вправ'),
    done: () => sees('Жим штанги лежачи', 'checkbox'),
  },
  // Product §8 «Fallbacks»: the sets stay.
  'GET /v1/programs/exercises/{id}': {
    url: `/session/${STRENGTH}`,
    says: null,
    kept: () => Promise.all([sees('Невідома вправа'), reads('3 вправи · 18 сетів')]),
    again: null,
    done: () => sees('Присідання зі штангою на плечах'),
  },
  'GET /v1/programs/exercises/{id}/image': {
    url: `/session/${STRENGTH}`,
    says: null,
    kept: () => holdsTrue(() => document.querySelector(FALLBACK) !== null, 'No fallback picture'),
    again: null,
    isKept: true,
    // An empty box beside the name is calmer than many skeletons.
    unseen: emptyBoxShown,
    done: () => pictureIs('shown', 'main img'),
  },
  'GET /v1/programs/muscles': {
    url: '/select-exercise',
    act: () => press('Група м’язів', 'combobox'),
    isToggled: true,
    done: () => sees('Литки', 'option'),
  },
  'GET /v1/programs/muscles/{id}': {
    uncalled: 'the list of muscles has all that is shown of one (product §8 «Fallbacks»)',
  },
  'POST /v1/programs/': {
    url: '/create-workout',
    scenario: 'empty',
    device: keptWorkout(),
    reach: () => holds('Назва тренування', 'Сила'),
    act: () => press('Зберегти'),
    kept: async () => {
      await holds('Назва тренування', 'Сила')
      for (const name of PLAN) await sees(`Пересунути: ${name}`, 'button')
    },
    done: () => sees('Бібліотека тренувань'),
    success: SPEC.workoutCreated,
    draft: 'workout',
  },
  'GET /v1/programs/{id}': [
    {
      url: '/program',
      act: openPlan,
      isToggled: true,
      done: () => reads('Кішка-корова'),
    },
    {
      url: '/program',
      act: copyPlan,
      isReadOnce: true,
      done: () => holds('Назва тренування', 'Здорова спина (копія)'),
    },
  ],
  'DELETE /v1/programs/{id}': {
    url: '/program',
    reach: () => press('Видалити: Здорова спина'),
    act: () => pressInDialog('Видалити'),
    kept: () => reads('Здорова спина'),
    done: () => isGone('Здорова спина', 'button'),
    success: SPEC.workoutDeleted,
  },
}

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

export const calendar: ScreenCalls<'calendar'> = {
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
      says: (text, kind) => (kind === 'network' ? NOT_SENT : text),
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
