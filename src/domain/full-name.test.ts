import { expect, it } from 'vitest'

import { clientName } from './full-name.ts'

it('the name is the first and the last name, or «Клієнт» while the client is not known', () => {
  expect(clientName({ first_name: 'Андрій', last_name: 'Мельник' })).toBe('Андрій Мельник')
  expect(clientName(null)).toBe('Клієнт')
})
