import {
  fill,
  holds,
  holdsTrue,
  isChosen,
  isGone,
  isPicked,
  isShown,
  mayReplace,
  one,
  pickPicture,
  pictureIs,
  press,
  pressInDialog,
  reads,
  scrollTo,
  sees,
  typed,
  ANDRIY,
  SITE,
  ownClass,
} from '../person.ts'
import type { ScreenCall, ScreenCalls } from '../screen-call.ts'

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

export const clients: ScreenCalls<'clients'> = {
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

const CERTIFICATE = 'button[aria-label^="Відкрити сертифікат"]'

async function edit(): Promise<void> {
  await press('Редагувати')
  await sees('Розповідь', 'textbox')
}

/** An edit that is saved as part of the whole page. */
const saved: Omit<ScreenCall, 'reach' | 'kept'> = {
  ...SITE,
  act: () => press('Зберегти'),
  done: () => sees('Редагувати', 'button'),
  draft: 'coach-page',
}

const job = async (): Promise<void> => {
  await edit()
  await press('+ Додати досвід')
  await fill('Початок', '15.01.2024')
  await fill('Завершення', '15.01.2026')
}

const paper = async (): Promise<void> => {
  await edit()
  await press('+ Додати сертифікат')
  await fill('Назва', 'Кросфіт')
  await fill('Ким виданий', 'Федерація')
  await fill('Дата', '20.05.2026')
  await pickPicture()
  await mayReplace()
}

/** Deletes the first of the rows with such a button. */
function deletion(label: RegExp): ScreenCall {
  return {
    ...SITE,
    reach: () =>
      edit()
        .then(() => press(label))
        .then(() => sees(/^Видалити/, 'dialog')),
    act: () => pressInDialog('Видалити'),
    kept: () => sees(/^Видалити/, 'dialog'),
    done: () => isGone(/./, 'dialog'),
  }
}

const isPressed = (name: string, pressed: boolean): Promise<unknown> =>
  holdsTrue(
    () => one('button', name).getAttribute('aria-pressed') === String(pressed),
    `«${name}» is not as it should be`,
  )

function tag(name: string, isOn: boolean): ScreenCall {
  return {
    ...SITE,
    says: (text) => `${text} ${name}`,
    reach: edit,
    act: () => press(name),
    kept: () => isPressed(name, isOn),
    // The tag is switched at once, and back if the call fails.
    unseen: () => isPressed(name, !isOn),
    // It ends the editing of the page; a tag is saved at once.
    mayLeave: ['Скасувати'],
    isOptimistic: true,
    done: () => isPressed(name, !isOn),
  }
}

export const coaches: ScreenCalls<'coaches'> = {
  'POST /v1/coaches/me/coach_info': {
    ...saved,
    scenario: 'empty',
    ...typed(edit, 'Розповідь', 'Тренерка'),
  },
  'PATCH /v1/coaches/me/coach_info': {
    ...saved,
    says: (text) => `${text}опису, досягнень і місць тренувань`,
    ...typed(edit, 'Розповідь', 'Нова розповідь'),
  },
  'POST /v1/coaches/me/experiences': {
    ...saved,
    says: (text) => `${text}досвіду «Власна студія»`,
    ...typed(job, 'Ким і де', 'Власна студія'),
  },
  'PATCH /v1/coaches/me/experiences/{id}': {
    ...saved,
    says: (text) => `${text}досвіду «Зал біля дому»`,
    ...typed(edit, 'Ким і де', 'Зал біля дому'),
  },
  'DELETE /v1/coaches/me/experiences/{id}': deletion(/^Видалити досвід/),
  'POST /v1/coaches/me/certifications': {
    ...saved,
    reach: paper,
    kept: () => Promise.all([holds('Назва', 'Кросфіт'), mayReplace()]),
    // The device keeps no picture.
    restored: () => holds('Назва', 'Кросфіт'),
  },
  'DELETE /v1/coaches/me/certifications/{id}': deletion(/^Видалити сертифікат/),
  // A picture that does not load is replaced by an icon; the certificate still has its name.
  'GET /v1/coaches/certifications/{id}/image': {
    ...SITE,
    url: '/coach/olena-koval',
    as: 'client',
    isPublic: true,
    act: () => scrollTo('Сертифікати'),
    says: null,
    kept: () => reads('Персональний тренер, рівень 4 EQF'),
    again: null,
    isKept: true,
    // An icon stands for a certificate until its picture is there.
    unseen: () => isShown(`${CERTIFICATE} svg`),
    done: () => pictureIs('shown', `${CERTIFICATE} img`),
  },
  'POST /v1/coaches/me/tags': tag('Кардіо', false),
  'DELETE /v1/coaches/me/tags/{id}': tag('Реабілітація', true),
  'GET /v1/coaches/{id}/time_slots': [
    {
      url: '/calendar',
      done: () => sees('вівторок, 2 березня', 'region'),
      // Product §7: an empty list.
      but: { 404: { says: null, kept: () => sees('вівторок, 2 березня', 'region'), again: null } },
    },
    {
      url: '/coach/olena-koval?date=2027-03-04',
      as: 'client',
      isPublic: true,
      done: () => sees('15:00–16:00 вільно', 'button'),
      but: { 404: { says: null, kept: () => reads('Цього дня тренер не приймає.'), again: null } },
    },
  ],
  'GET /v1/coaches/{id}/clients': [
    { url: '/client-baze', done: () => sees('Клієнти', 'list') },
    { url: '/add-meeting', done: () => sees(/Пошук|клієнт/i, 'searchbox') },
  ],
  'GET /v1/coaches/{id}/sessions': [
    { url: '/dashboard', done: () => sees('Зустрічі сьогодні', 'region') },
    { url: '/calendar', done: () => sees('вівторок, 2 березня', 'region') },
  ],
}
