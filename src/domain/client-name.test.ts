import { expect, it } from 'vitest'

import { clientName } from './client-name.ts'

it('is the first and the last name, and «Клієнт» while nobody knows it', () => {
  expect(clientName({ first_name: 'Андрій', last_name: 'Мельник' })).toBe('Андрій Мельник')
  expect(clientName(null)).toBe('Клієнт')
})
