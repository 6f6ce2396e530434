import type { OperationOf } from '#src/errors/catalogue.ts'

import {
  fill,
  isChosen,
  isGone,
  isPicked,
  isShown,
  mayReplace,
  pickPicture,
  pictureIs,
  press,
  pressInDialog,
  reads,
  sees,
  typed,
} from '../person.ts'
import type { ScreenCall, ScreenCalls } from '../screen-call.ts'
import { ANDRIY, ownClass } from './typical-scenario.ts'

import measurements from '#src/features/clients/measurements/Measurements.module.css'

const CARD = { url: `/client/${ANDRIY}`, as: 'client' } as const
const ONBOARDING = {
  url: '/client/questionnaire',
  as: 'client',
  scenario: 'new-client',
  draft: ['onboarding', 'onboarding-step'],
} as const

/** The photo of the card. */
const PHOTO = 'img[alt="Фото до вимірів"]'

async function toGoal(): Promise<void> {
  await press('Чоловік', 'radio')
  await press('Далі')
  await sees('Твоя ціль')
  await press('Реабілітація', 'radio')
}

async function toNotes(): Promise<void> {
  await toGoal()
  await press('Далі')
  await sees('Нотатки для тренера')
}

async function toBody(): Promise<void> {
  await toNotes()
  await press('Пропустити')
  await sees('Виміри тіла')
}

const measured = typed(() => press('Нові виміри'), 'Вага, кг', '87')

async function pickPhoto(): Promise<void> {
  await pickPicture()
  await mayReplace()
}

/** The device keeps the numbers, not the photo. */
const MEASURED = {
  draft: 'measurements',
  restored: () => press('Нові виміри').then(measured.kept),
}

const notes: ScreenCall = {
  ...ONBOARDING,
  ...typed(toNotes, 'Нотатки', 'болить коліно'),
  act: () => press('Далі'),
  done: () => sees('Виміри тіла'),
}

export const clients: ScreenCalls<OperationOf<'clients'>> = {
  'GET /v1/clients/{id}/sessions': [
    { ...CARD, done: () => sees('Історія тренувань', 'table') },
    { ...CARD, as: 'coach', done: () => sees('Історія тренувань', 'table') },
  ],
  'PATCH /v1/clients/sessions/{id}': {
    ...CARD,
    reach: () => sees('Зрозуміло', 'button'),
    act: () => press('Зрозуміло'),
    kept: () => sees('Ваші запити на тренування'),
    done: () => isGone('Зрозуміло', 'button'),
  },
  'POST /v1/clients/me/client_info': {
    ...ONBOARDING,
    reach: toGoal,
    act: () => press('Далі'),
    kept: () => isChosen('Реабілітація'),
    done: () => sees('Нотатки для тренера'),
  },
  'PATCH /v1/clients/me/client_info': [
    notes,
    {
      ...CARD,
      ...typed(() => fill('Чого прагну', 'Реабілітація'), 'Нотатки для тренера', 'Лише ранок'),
      act: () => press('Зберегти'),
      done: () => isGone('Зберегти', 'button'),
      success: 'Картку збережено',
      draft: 'card',
    },
    {
      ...CARD,
      ...MEASURED,
      ...measured,
      act: () => pressInDialog('Зберегти'),
      done: () => isGone('Нові виміри', 'dialog'),
      success: 'Виміри збережено',
    },
  ],
  'POST /v1/clients/me/client_info/image': [
    {
      ...ONBOARDING,
      reach: () => toBody().then(pickPhoto),
      act: () => press('Зберегти'),
      kept: mayReplace,
      // The device keeps no photo.
      draft: 'onboarding-step',
      restored: () => sees('Виміри тіла'),
      done: () => sees('Моя картка'),
    },
    {
      ...CARD,
      ...MEASURED,
      reach: () => measured.reach().then(pickPhoto),
      act: () => pressInDialog('Зберегти'),
      kept: () => Promise.all([measured.kept(), mayReplace()]),
      done: () => isGone('Нові виміри', 'dialog').then(() => isPicked(PHOTO)),
      success: 'Виміри збережено',
    },
  ],
  // A photo that does not load is left out; the numbers stay.
  'GET /v1/clients/{id}/client_info/image': {
    ...CARD,
    says: null,
    kept: () => Promise.all([reads('88,1'), pictureIs('missing', PHOTO)]),
    again: null,
    isKept: true,
    // The numbers beside the photo are the answer that a person waits for.
    unseen: () => isShown(`${ownClass(measurements['photo'])}:empty`),
    done: () => pictureIs('shown', PHOTO),
  },
  'GET /v1/clients/{id}/measurements': {
    ...CARD,
    as: 'coach',
    kept: () => reads('88,1'),
    done: () => sees('Виміри за датами', 'table'),
    // A server without a history: the card's own numbers are shown.
    but: { 404: { says: null, again: null } },
    bare: { ...CARD, as: 'coach', done: () => reads('88,1') },
  },
}
