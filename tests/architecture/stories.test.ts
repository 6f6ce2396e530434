/** Stories are tests on a phone; those tagged so are tests on a desktop too. */
import { expect, test } from 'vitest'

import { sourceFiles } from './source-files.ts'

/** Stories without a component and a `render` of their own are screens (`.storybook/preview.tsx`). */
function isOfScreens(text: string): boolean {
  const [meta = ''] = /^const meta\b.*?^export default/ms.exec(text) ?? []
  return !/\b(component|render)\b/.test(meta)
}

test('each file of screen stories has one that is tested at both sizes', () => {
  const screens = [...sourceFiles('src'), ...sourceFiles('mocks')].filter(
    ({ path, text }) => path.endsWith('.stories.tsx') && isOfScreens(text),
  )
  expect(screens.length).toBeGreaterThan(30)
  const onPhonesOnly = screens.filter(({ text }) => !text.includes("tags: ['desktop']"))
  expect(onPhonesOnly.map(({ path }) => path)).toEqual([])
})
