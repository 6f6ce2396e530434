import { describe, expect, it } from 'vitest'

import { addUser, small } from '#tests/fixtures/mock/rows.fixture.ts'

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

  it('writes each letter as in the resolution, some differently at the start of a word', () => {
    const inside =
      'аa бb вv гh ґg дd еe єie жzh зz иy іi їi йi кk лl мm нn оo пp рr сs тt уu фf хkh цts чch шsh щshch ь юiu яia'
    for (const [letter = '', ...latin] of inside.split(' '))
      expect(slugOf(`а${letter}`, '')).toBe(`a${latin.join('')}`)
    for (const [letter = '', ...latin] of ['єye', 'їyi', 'йy', 'юyu', 'яya'])
      expect(slugOf(`${letter}а`, '')).toBe(`${latin.join('')}a`)
  })

  it('adds a number while the slug is in use', () => {
    const { db } = small()
    for (const slug of ['olena-koval', 'olena-koval-2', 'olena-koval-3']) {
      const publicSlug = newSlug(db, { first_name: 'Олена', last_name: 'Коваль' })
      expect(publicSlug).toBe(slug)
      addUser(db, { publicSlug })
    }
    // At most 64 characters, as in the contract.
    expect(slugOf('Щ'.repeat(40), 'Щ'.repeat(40))).toMatch(/^[A-Za-z0-9-]{1,64}$/)
  })
})
