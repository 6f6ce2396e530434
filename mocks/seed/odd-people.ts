/** People at the edges of the rules, and those from before there were any. */
import type { UserRow } from '#mocks/db/tables.ts'
import { addDays } from '#mocks/rules/kyiv.ts'

import { addCard } from './cards.ts'
import { addCoachPage } from './coach-page.ts'
import { addUser } from './people.ts'
import { addPicture, brokenPicture } from './pictures.ts'
import type { World } from './world.ts'

/** A coach whose page is blank, and one who has no page at all. */
export function addOddCoaches(world: World): void {
  const blank = addUser(world, {
    role: 'coach',
    first_name: 'Дмитро',
    last_name: 'Порожній',
    gender: 'man',
    publicSlug: 'dmytro-porozhnii',
    image_id: addPicture(world, brokenPicture()),
  })
  addCoachPage(world, blank.id, {
    bio: '',
    achievement: '',
    training_spaces: [],
    tags: [],
    experiences: [],
    certifications: [],
  })
  addUser(world, {
    role: 'coach',
    first_name: 'Ярина',
    last_name: 'Безсторінкова',
    gender: 'woman',
    publicSlug: 'yaryna-bezstorinkova',
  })
}

const LONG_WORD = 'Дуже'.repeat(60)
const MARKUP = '<b>Не жирний</b> <img src="x" onerror="window.hostile=\'notes\'"> &amp; "лапки"'

/** Clients that lists and cards have to cope with; the last one never finished registering. */
export function addOddClients(world: World): UserRow[] {
  const inactive = addUser(world, {
    first_name: 'Тарас',
    last_name: 'Відпочивайло',
    gender: 'man',
    status: 'у відпустці за станом здоров’я до 1 травня',
  })
  const unmeasured = addUser(world, {
    first_name: 'Мар’яна',
    last_name: 'Дʼяченко',
    gender: null,
    image_id: addPicture(world, brokenPicture()),
  })
  const beforeTheRules = addUser(world, {
    first_name: 'Анна-Марія',
    last_name: 'Нечуй Левицька',
    gender: 'woman',
  })
  const outlier = addUser(world, {
    first_name: 'Ян',
    last_name: 'Велет',
    gender: 'man',
  })
  addUser(world, {
    first_name: 'Незавершений',
    last_name: 'Запис',
    gender: null,
    phone: '+380991234567',
    registered: false,
  })
  addCard(world, unmeasured.id, { goal: 'Реабілітація', notes: '', history: [] })
  addCard(world, beforeTheRules.id, { goal: 'Схуднення', notes: MARKUP, history: [] })
  addCard(world, outlier.id, {
    goal: "Набір м'язової маси",
    notes: `${LONG_WORD}\n\n\n${LONG_WORD}`,
    history: [
      { date: addDays(world.today, -400), weight: 0.1, chest: 0, waist: 0, hips: 0 },
      { date: world.today, weight: 333.33, chest: 250, waist: 250, hips: 250 },
    ],
  })
  return [inactive, unmeasured, beforeTheRules, outlier]
}
