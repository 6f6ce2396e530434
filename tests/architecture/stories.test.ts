/** Stories are tests on a phone; those tagged so are tests on a desktop too. */
import { expect, test } from 'vitest'

import { sourceFiles } from './source-files.ts'

test('each file of screen stories has one that is tested at both sizes', () => {
  const screens = [...sourceFiles('src'), ...sourceFiles('mocks')].filter(
    ({ path, text }) => path.endsWith('.stories.tsx') && text.includes('render: renderScreen'),
  )
  expect(screens.length).toBeGreaterThan(30)
  const onPhonesOnly = screens.filter(({ text }) => !text.includes("tags: ['desktop']"))
  expect(onPhonesOnly.map(({ path }) => path)).toEqual([])
})
