/**
 * A client's card: goal, notes and measurements (product §3 «client_info» and «Body measurement
 * entry»).
 */
import type { MeasurementRow, UserRow } from '#mocks/db/tables.ts'
import { addDays } from '#mocks/rules/kyiv.ts'

import { type Goal, goals } from './goal-notes.ts'
import type { ScenarioBuilder } from './scenario-builder.ts'

type Body = Pick<MeasurementRow, 'weight' | 'chest' | 'waist' | 'hips'>

/** An entry of the history: the date, the measurements, and a photo if there is one. */
export interface Entry extends Body {
  date: string
  image_id?: string
}

interface Card {
  goal: Goal
  notes: string
  /** Oldest first; the last one is shown on the card. */
  history: readonly Entry[]
}

const UNMEASURED: Body = { weight: 0, chest: 0, waist: 0, hips: 0 }

/** Adds a card to a client, and its measurements. */
export function addCard({ rows, nextId }: ScenarioBuilder, userId: string, card: Card): void {
  const { weight, chest, waist, hips } = card.history.at(-1) ?? UNMEASURED
  rows.clientInfos.push({
    id: nextId('clientInfo'),
    user_id: userId,
    goal: card.goal,
    notes: card.notes,
    body_specs: [weight, chest, waist, hips],
    image_id: card.history.findLast((entry) => entry.image_id)?.image_id ?? null,
  })
  for (const { image_id = null, ...entry } of card.history)
    rows.measurements.push({ id: nextId('measurement'), user_id: userId, image_id, ...entry })
}

const toHalf = (value: number): number => Math.round(value * 2) / 2
const toTenth = (value: number): number => Math.round(value * 10) / 10

/** Measurements for a weight, in the proportions of an adult woman or man. */
function bodyOf(weight: number, { gender }: UserRow): Body {
  const [chest, waist, hips] = gender === 'man' ? [58, 36, 64] : [56, 32, 62]
  return {
    weight: toTenth(weight),
    chest: toHalf(chest + weight * 0.52),
    waist: toHalf(waist + weight * 0.62),
    hips: toHalf(hips + weight * 0.54),
  }
}

const DAYS_BETWEEN = 30

/** Adds a random card to a client, with at most `mostMeasurements`, a month apart. */
export function addRandomCard(builder: ScenarioBuilder, user: UserRow, mostMeasurements = 4): void {
  const { faker, today } = builder
  const { goal, monthly, notes } = faker.helpers.arrayElement(goals)
  const [lightest, heaviest] = user.gender === 'man' ? [70, 98] : [52, 82]
  const first = faker.number.float({ min: lightest, max: heaviest, fractionDigits: 1 })
  const count = faker.number.int({ min: 1, max: mostMeasurements })
  const last = faker.number.int({ min: 1, max: 20 })
  const history = Array.from({ length: count }, (_, at) => ({
    date: addDays(today, -last - DAYS_BETWEEN * (count - 1 - at)),
    ...bodyOf(first + monthly * at, user),
  }))
  addCard(builder, user.id, { goal, notes: faker.helpers.arrayElement(notes), history })
}
