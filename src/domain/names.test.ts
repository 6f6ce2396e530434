import fc from 'fast-check'
import { describe, expect, it, test } from 'vitest'

import { compareNames, foldForSearch, searchOf, ukrainianSpelling } from './name-search.ts'
import { initials, isPersonName, fullName, normaliseName, clientName } from './names.ts'

const UKRAINIAN = 'АБВГҐДЕЄЖЗИІЇЙКЛМНОПРСТУФХЦЧШЩЬЮЯ'
const LETTERS = Array.from(`${UKRAINIAN}${UKRAINIAN.toLowerCase()}ABCXYZabcxyz`)
const sentName = fc.string({ unit: fc.constantFrom(...LETTERS, "'"), minLength: 1, maxLength: 40 })

it('a name is restored from any spelling', () => {
  const apostrophe = fc.constantFrom("'", '’', 'ʼ', '`', '´')
  fc.assert(
    fc.property(sentName, apostrophe, fc.boolean(), (name, mark, decomposed) => {
      const typed = ` ${name.replaceAll("'", mark)}\t`
      expect(normaliseName(decomposed ? typed.normalize('NFD') : typed)).toBe(name)
    }),
  )
})

it('a person’s name is 1 to 40 Ukrainian and Latin letters and apostrophes, as it is sent', () => {
  fc.assert(fc.property(sentName, isPersonName))
  const forty = 'ї'.repeat(40).normalize('NFD')
  const names = `${UKRAINIAN} ${UKRAINIAN.toLowerCase()} Мар’яна Марʼяна O'Neil`.split(' ')
  expect([...names, ' Олена ', forty].filter((name) => !isPersonName(name))).toEqual([])
  expect(['', '   ', 'ї'.repeat(41)].filter(isPersonName)).toEqual([])
  const others = Array.from('ЫЪЭЁыъэёЎѣ1 -._"é😀@[^{\n')
  expect(others.filter((char) => isPersonName(`Ан${char}на`))).toEqual([])
})

it('foldForSearch folds case, apostrophes, look-alikes and spaces, not diacritics: Ї is not І', () => {
  const spellings = ['МАР’ЯНА', 'Марʼяна', 'Мар`яна', 'Мар´яна', 'Маряна', 'Mаp’янa']
  expect(new Set(spellings.map(foldForSearch))).toEqual(new Set(['маряна']))
  expect(new Set(['5×5', '5x5', '5Х5', '5 × 5', '5*5'].map(foldForSearch))).toEqual(
    new Set(['5х5']),
  )
  expect(foldForSearch(' Жим \u00a0 лежачи\n')).toBe('жим лежачи')
  const folded = ['Їжак', 'Й', 'Ґ'].map((name) => foldForSearch(name.normalize('NFD')))
  expect(folded).toEqual(['їжак', 'й', 'ґ'])
})

it('a name that mixes alphabets has a Ukrainian spelling, if every Latin letter looks like one', () => {
  const mixed = ['Iрина', "Д'ячeнкo", ' Mapiя', 'Маïя', 'Маïя'.normalize('NFD')]
  expect(mixed.map(ukrainianSpelling)).toEqual(['Ірина', "Д'яченко", ' Марія', 'Маїя', 'Маїя'])
  const others = ['Ірина', 'Iryna', 'Bop', 'Жuля', 'Оyы', '', "'"]
  expect(others.map(ukrainianSpelling)).toEqual(others.map(() => null))
})

describe('compareNames', () => {
  it('ignores case, the kind of apostrophe and composition', () => {
    expect(compareNames('Мар’яна', 'марʼЯНА')).toBe(0)
    expect(compareNames('Їжак', 'Їжак'.normalize('NFD'))).toBe(0)
  })

  test.each([
    ['letters', Array.from(UKRAINIAN)],
    ['an apostrophe', ['Давиденко', 'Дяченко', "Д'яченко", 'Дячук']],
    ['a typographic one', ['Давиденко', 'Дяченко', 'Д’яченко', 'Дячук']],
    ['a modifier letter', ['Давиденко', 'Дяченко', 'Дʼяченко', 'Дячук']],
    ['an apostrophe at the start', ['Яна', "'Яна"]],
    ['Ukrainian before Latin letters', ['Яна', 'Anna']],
    ['a short surname before a longer one', ['Коваль Юлія', 'Ковальчук Анна']],
  ])('keeps the order of the alphabet: %s', (_, sorted) => {
    expect(sorted.toReversed().toSorted(compareNames)).toEqual(sorted)
  })
})

test('a person is shown by their initials or name, «Клієнт» while they are not known', () => {
  expect(initials('Олена', 'Коваль')).toBe('ОК')
  expect(initials(' їжак'.normalize('NFD'), "'юрій")).toBe('ЇЮ')
  expect(initials('', '')).toBe('')
  expect(clientName({ first_name: 'Андрій', last_name: 'Мельник' })).toBe('Андрій Мельник')
  expect(clientName(null)).toBe('Клієнт')
})

const people = [
  { first_name: 'Їжак', last_name: 'Яремчук' },
  { first_name: 'Мар’яна', last_name: 'Дʼяченко', phone: null },
  { first_name: 'Андрій', last_name: 'Мельник', phone: '+380671112233' },
  { first_name: 'Анна', last_name: 'Мельник', phone: '+380931112244' },
]

describe('searching people', () => {
  test.each([
    ['', ['Мар’яна', 'Андрій', 'Анна', 'Їжак']],
    ['   ', ['Мар’яна', 'Андрій', 'Анна', 'Їжак']],
    ['МЕЛЬ', ['Андрій', 'Анна']],
    ['марʼяна Д’яч', ['Мар’яна']],
    ['  анна   мельник ', ['Анна']],
    ['ельник', ['Андрій', 'Анна']],
    ['мель ан', ['Андрій', 'Анна']],
    ['дяченко мар`яна', ['Мар’яна']],
    // Latin letters that look the same.
    ['Aнна Meльник', ['Анна']],
    ['іжак', []],
    ['мельник яремчук', []],
    // Digits find a phone, however they are written.
    ['067 111 22 33', ['Андрій']],
    ['+380 (93) 111-22-44', ['Анна']],
    ['00380 67', ['Андрій']],
    ['Мельник,\u200b Анна', ['Анна']],
    ['1112', ['Андрій', 'Анна']],
    ['анна 2244', ['Анна']],
    ['анна 2233', []],
  ])('«%s» finds, by last and then first name: %j', (query, found) => {
    expect(searchOf(people)(query).map(({ first_name }) => first_name)).toEqual(found)
  })
})

test('a person whose names are empty has a name to press', () => {
  const named = ([first_name = '', last_name = '']: string[]) => fullName({ first_name, last_name })
  const names = [['Олена', 'Коваль'], ['Олена'], ['', 'Коваль'], [], [' ', '\u00A0']].map(named)
  expect(names).toEqual(['Олена Коваль', 'Олена', 'Коваль', 'Без імені', 'Без імені'])
})
