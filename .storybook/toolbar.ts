/** Storybook's toolbar for screen stories: who is signed in, the scenario, and the latency. */
import type { GlobalTypes } from 'storybook/internal/csf'
import { titles } from 'virtual:scenario-titles'

import { isScenarioId } from '#mocks/scenarios/scenario.ts'

import type { ScreenParameters } from './screen.tsx'

/**
 * A menu whose first choice keeps the story's own parameters. It shows the menu's name until
 * another choice is made, so that all menus fit in the toolbar of a small desktop.
 */
function menu(
  title: string,
  icon: 'user' | 'box' | 'timer' | 'database' | 'play',
  usual: string,
  items: Record<string, string>,
) {
  const choices = Object.entries(items).map(([value, name]) => ({ value, title: name }))
  const all = [{ type: 'reset' as const, title: usual }, ...choices]
  return { description: title, toolbar: { icon, title, items: all, dynamicTitle: true } }
}

const AS_IN_STORY = 'Як в історії'
const PERSONAS = { coach: 'Тренер', client: 'Клієнт', guest: 'Гість' } as const
const SCENARIOS = Object.fromEntries(titles.map(({ id, title }) => [id, title]))
const LATENCIES = { '300': '300 мс', '800': '800 мс', '3000': '3000 мс' }
const isPersona = (value: unknown): value is keyof typeof PERSONAS =>
  typeof value === 'string' && Object.hasOwn(PERSONAS, value)

export const TOOLBAR: GlobalTypes = {
  answers: menu('Відповіді', 'database', 'Повні', { bare: 'Лише зі специфікації' }),
  steps: menu('Кроки', 'play', 'До кінця', { state: 'До стану з назви' }),
  persona: menu('Роль', 'user', AS_IN_STORY, PERSONAS),
  scenario: menu('Сценарій', 'box', AS_IN_STORY, SCENARIOS),
  latency: menu('Затримка', 'timer', AS_IN_STORY, LATENCIES),
}

/** A screen with the toolbar's choices; a scenario has its own time. */
export function asChosen(
  screen: ScreenParameters,
  { persona, scenario, latency }: Record<string, unknown>,
): ScreenParameters {
  const { now, ...rest } = screen
  const isScenario = typeof scenario === 'string' && isScenarioId(scenario)
  return {
    ...rest,
    ...(isScenario ? { scenario } : now !== undefined && { now }),
    ...(isPersona(persona) && { as: persona }),
    ...(Number(latency) > 0 && { latency: Number(latency) }),
  }
}
