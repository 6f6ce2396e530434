/** Storybook's toolbar for screen stories: who is signed in, the scenario, and the latency. */
import type { GlobalTypes } from 'storybook/internal/csf'
import { titles } from 'virtual:scenario-titles'

import { isScenarioId } from '#mocks/scenarios/scenario.ts'

import type { ScreenParameters } from './screen.tsx'

interface Item {
  value: string
  title: string
}

/**
 * A menu whose first choice keeps the story's own parameters. It shows the menu's name until
 * another choice is made, so that all menus fit in the toolbar of a small desktop.
 */
const menu = (
  title: string,
  icon: 'user' | 'box' | 'timer' | 'database' | 'play',
  usual: string,
  items: Item[],
): GlobalTypes[string] => ({
  description: title,
  toolbar: { icon, title, items: [{ type: 'reset', title: usual }, ...items], dynamicTitle: true },
})

const AS_IN_STORY = 'Як в історії'

const PERSONAS = { coach: 'Тренер', client: 'Клієнт', guest: 'Гість' } as const
const isPersona = (value: unknown): value is keyof typeof PERSONAS =>
  typeof value === 'string' && Object.hasOwn(PERSONAS, value)

const LATENCIES = ['300', '800', '3000']

export const TOOLBAR: GlobalTypes = {
  answers: menu('Відповіді', 'database', 'Повні', [
    { value: 'bare', title: 'Лише зі специфікації' },
  ]),
  steps: menu('Кроки', 'play', 'До кінця', [{ value: 'state', title: 'До стану з назви' }]),
  persona: menu(
    'Роль',
    'user',
    AS_IN_STORY,
    Object.entries(PERSONAS).map(([value, title]) => ({ value, title })),
  ),
  scenario: menu(
    'Сценарій',
    'box',
    AS_IN_STORY,
    titles.map(({ id, title }) => ({ value: id, title })),
  ),
  latency: menu(
    'Затримка',
    'timer',
    AS_IN_STORY,
    LATENCIES.map((value) => ({ value, title: `${value} мс` })),
  ),
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
