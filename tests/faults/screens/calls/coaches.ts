import type { OperationOf } from '#src/errors/catalogue.ts'

import {
  fill,
  holds,
  holdsTrue,
  isGone,
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
} from '../person.ts'
import type { ScreenCall, ScreenCalls } from '../screen-call.ts'
import { SITE } from './typical-scenario.ts'

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

export const coaches: ScreenCalls<OperationOf<'coaches'>> = {
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
