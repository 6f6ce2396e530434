/** People at the limits of the rules, and people registered before the name rules existed. */
import type { UserRow } from '#mocks/db/tables.ts'
import { addDays } from '#mocks/rules/kyiv.ts'

import { addCard } from './cards.ts'
import { addCoachPage } from './coach-page.ts'
import { addUser } from './people.ts'
import { addPicture, brokenPicture } from './pictures.ts'
import type { ScenarioBuilder } from './scenario-builder.ts'

/** Adds a coach with an empty page, and one without a page. */
export function addOddCoaches(builder: ScenarioBuilder): void {
  const blank = addUser(builder, {
    role: 'coach',
    first_name: 'Дмитро',
    last_name: 'Порожній',
    gender: 'man',
    publicSlug: 'dmytro-porozhnii',
    image_id: addPicture(builder, brokenPicture()),
  })
  addCoachPage(builder, blank.id, {
    bio: '',
    achievement: '',
    training_spaces: [],
    tags: [],
    experiences: [],
    certifications: [],
  })
  addUser(builder, {
    role: 'coach',
    first_name: 'Ярина',
    last_name: 'Безсторінкова',
    gender: 'woman',
    publicSlug: 'yaryna-bezstorinkova',
  })
}

const LONG_WORD = 'Дуже'.repeat(60)
const MARKUP = '<b>Не жирний</b> <img src="x" onerror="window.hostile=\'notes\'"> &amp; "лапки"'

/**
 * Adds clients that are difficult for lists and cards, and one who never completed the
 * registration; that one is not returned.
 */
export function addOddClients(builder: ScenarioBuilder): UserRow[] {
  const inactive = addUser(builder, {
    first_name: 'Тарас',
    last_name: 'Відпочивайло',
    gender: 'man',
    status: 'у відпустці за станом здоров’я до 1 травня',
  })
  const unmeasured = addUser(builder, {
    first_name: 'Мар’яна',
    last_name: 'Дʼяченко',
    gender: null,
    image_id: addPicture(builder, brokenPicture()),
  })
  const beforeTheRules = addUser(builder, {
    first_name: 'Анна-Марія',
    last_name: 'Нечуй Левицька',
    gender: 'woman',
  })
  const outlier = addUser(builder, {
    first_name: 'Ян',
    last_name: 'Велет',
    gender: 'man',
  })
  addUser(builder, {
    first_name: 'Незавершений',
    last_name: 'Запис',
    gender: null,
    phone: '+380991234567',
    registered: false,
  })
  addCard(builder, unmeasured.id, { goal: 'Реабілітація', notes: '', history: [] })
  addCard(builder, beforeTheRules.id, { goal: 'Схуднення', notes: MARKUP, history: [] })
  addCard(builder, outlier.id, {
    goal: "Набір м'язової маси",
    notes: `${LONG_WORD}\n\n\n${LONG_WORD}`,
    history: [
      { date: addDays(builder.today, -400), weight: 0.1, chest: 0, waist: 0, hips: 0 },
      { date: builder.today, weight: 333.33, chest: 250, waist: 250, hips: 250 },
    ],
  })
  return [inactive, unmeasured, beforeTheRules, outlier]
}
