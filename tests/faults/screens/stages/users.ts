import type { OperationOf } from '#src/errors/message.ts'

import type { Kind } from '../../kinds.ts'
import { isChosen, pickPicture, press, pressInDialog, reads, sees, usable } from '../person.ts'
import type { Stages } from '../stage.ts'
import { ANDRIY, pictureIs } from './people.ts'

/** After lunch, when no request waits for an answer. */
const SITE = { url: '/coach', now: '2027-03-02T14:00' } as const

/** Spec §8: 'Помилка при завантаженні даних тренера: ' followed by what went wrong, in words of ours. */
function coachText(_: string, kind: Kind): string {
  const reasons: Partial<Record<Kind, string>> = {
    network: 'немає з’єднання',
    timeout: 'сервер не відповів вчасно',
    malformed: 'сервер відповів незрозуміло',
    invalid: 'сервер відповів незрозуміло',
    empty: 'сервер відповів незрозуміло',
  }
  return `Помилка при завантаженні даних тренера: ${reasons[kind] ?? `сервер відповів помилкою ${kind}`}`
}

export const users: Stages<OperationOf<'users'>> = {
  'GET /v1/users/me': [
    { url: '/settings', done: () => sees('Налаштування') },
    // Read anew, with the programs of before in sight.
    {
      url: '/program',
      says: () => 'Не вдалося отримати програми користувача',
      reach: () => press('Видалити: Здорова спина'),
      act: () => pressInDialog('Видалити'),
      kept: () => sees('Видалити: Верх тіла А', 'button'),
      done: () => sees('Видалити: Верх тіла А', 'button'),
    },
    {
      url: '/client/questionnaire',
      as: 'client',
      scenario: 'new-client',
      done: () => sees('Заповнення даних'),
    },
  ],
  'PATCH /v1/users/me': [
    {
      url: '/client/questionnaire',
      as: 'client',
      scenario: 'new-client',
      reach: () => press('Жінка', 'radio'),
      act: () => press('Далі'),
      kept: () => isChosen('Жінка'),
      again: 'Далі',
      done: () => sees('Ваша ціль'),
      draft: 'onboarding-draft',
    },
  ],
  'DELETE /v1/users/me': [
    {
      url: '/settings',
      reach: () => press('Видалити'),
      act: () => pressInDialog('Видалити'),
      kept: () => reads(/Ви впевнені, що хочете видалити акаунт/),
      again: () => pressInDialog('Видалити'),
      done: () => reads(/Ви впевнені, що хочете видалити акаунт/),
      success: 'Акаунт видалено',
      leavesFor: '/register',
    },
  ],
  'POST /v1/users/me/image': [
    {
      ...SITE,
      reach: () => sees('Змінити фото', 'button'),
      act: pickPicture,
      kept: () => sees('Олена Коваль'),
      again: pickPicture,
      done: () => pictureIs('shown', 'main'),
    },
  ],
  'GET /v1/users/{id}': [
    { url: `/client/${ANDRIY}`, done: () => sees('Андрій Мельник') },
    {
      ...SITE,
      url: '/coach/olena-koval',
      as: 'client',
      isPublic: true,
      says: coachText,
      done: () => sees('Олена Коваль'),
      // Nobody is there, or nobody who may be seen (spec §2).
      but: (kind) =>
        kind === 403 || kind === 404
          ? { says: () => null, kept: () => sees('Тренера не знайдено.'), again: null }
          : undefined,
    },
    {
      ...SITE,
      done: () => sees('Олена Коваль'),
      says: coachText,
      but: (kind) =>
        kind === 403 || kind === 404
          ? { says: () => null, kept: () => sees('Тренера не знайдено...'), again: null }
          : undefined,
    },
  ],
  // A picture that does not come leaves the initials, and no word of it.
  'GET /v1/users/{id}/image': [
    {
      ...SITE,
      says: () => null,
      kept: async () => {
        await sees('Олена Коваль')
        await pictureIs('missing', 'main')
        usable('button', 'Редагувати')
      },
      again: null,
      done: () => pictureIs('shown', 'main'),
    },
  ],
}
