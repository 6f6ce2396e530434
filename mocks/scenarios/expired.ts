import type { Scenario } from './scenario.ts'
import { scenario as typical } from './typical.ts'

export const scenario: Scenario = {
  ...typical,
  id: 'expired',
  title: 'Токен прострочено',
  purpose: 'Перший же запит отримує 401: застосунок один раз оновлює токен і повторює запит.',
  expiredTokens: ['access'],
}
