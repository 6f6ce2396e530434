import { describe, expect, it } from 'vitest'

import { addUser, small } from './rows.fixture.ts'
import { newSlug } from './slug.ts'

const slugOf = (first_name: string, last_name: string): string =>
  newSlug(small().db, { first_name, last_name })

describe('newSlug', () => {
  it.each([
    ['Олена', 'Коваль', 'olena-koval'],
    ['Ганна', 'Згурська', 'hanna-zghurska'],
    ['Юлія', "Мар'яненко", 'yuliia-marianenko'],
    ['Їжакевич', 'Йосипенко-Щур', 'yizhakevych-yosypenkoshchur'],
    ['John', "O'Connor", 'john-oconnor'],
    ["'", "'", 'coach'],
  ])('%s %s is %s', (first, last, slug) => {
    expect(slugOf(first, last)).toBe(slug)
  })

  it('counts up while somebody has it', () => {
    const { db } = small()
    const name = { first_name: 'Олена', last_name: 'Коваль' }
    addUser(db, { publicSlug: 'olena-koval' })
    expect(newSlug(db, name)).toBe('olena-koval-2')
    addUser(db, { publicSlug: 'olena-koval-2' })
    expect(newSlug(db, name)).toBe('olena-koval-3')
  })

  it('stays within the 64 characters of the contract', () => {
    expect(slugOf('Щ'.repeat(40), 'Щ'.repeat(40))).toMatch(/^[A-Za-z0-9-]{1,64}$/)
  })
})
