import type { Scenario } from './scenario.ts'
import { scenario as typical } from './typical.ts'

export const scenario: Scenario = {
  ...typical,
  id: 'expired-refresh',
  title: 'Сесія скінчилася',
  purpose: 'Прострочено обидва токени: оновити не вдається, людина опиняється на вході.',
  expiredTokens: ['access', 'refresh'],
}
