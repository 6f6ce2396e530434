/** What a screen reader says about icons. */
import { expect, test } from 'vitest'

import { sourceFiles } from './source-files.ts'

const ICON = /<Icon(?!Button)[A-Z]\w*[^>]*>/g

test('every icon is hidden from screen readers or has a name', () => {
  const icons = ['src', 'mocks', '.storybook']
    .flatMap((folder) => sourceFiles(folder, /\.tsx$/))
    .flatMap(({ path, text }) => [...text.matchAll(ICON)].map(([icon]) => ({ path, icon })))
  expect(icons.length).toBeGreaterThan(90)
  const silent = icons.filter(({ icon }) => !/ aria-(?:hidden|label)\b/.test(icon))
  expect(silent).toEqual([])
})
