import { expect, test } from 'vitest'

import { SPEC } from '#tests/fixtures/texts.fixture.ts'

import { programTitleOf } from './program-title.ts'

test.each([
  ['Ноги', 'program', 'Ноги'],
  // Its program has been deleted; the session still has its name.
  ['Ноги', null, 'Ноги'],
  ['', 'program', SPEC.unknownProgram],
  [null, 'program', SPEC.unknownProgram],
  ['', null, 'Без назви'],
  [null, null, 'Без назви'],
])('12.20: a session with the name %j and the program %j is called %s', (name, id, title) => {
  const training_program = name === null ? null : { name }
  expect(programTitleOf({ training_program, training_program_id: id })).toBe(title)
})
