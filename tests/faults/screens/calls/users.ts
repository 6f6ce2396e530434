import { idOf } from '#mocks/seed/ids.ts'
import { call } from '#src/api/client.ts'
import { ProgramSummary } from '#src/api/schemas.gen.ts'
import type { OperationOf } from '#src/errors/catalogue.ts'
import { SPEC } from '#tests/fixtures/texts.fixture.ts'

import type { Kind } from '../../kinds.ts'
import {
  isChosen,
  isGone,
  isPicked,
  pickPicture,
  pictureIs,
  press,
  pressInDialog,
  reads,
  sees,
} from '../person.ts'
import type { ScreenCall, ScreenCalls } from '../screen-call.ts'
import { ANDRIY, SITE } from './typical-scenario.ts'

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

export const users: ScreenCalls<OperationOf<'users'>> = {
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
