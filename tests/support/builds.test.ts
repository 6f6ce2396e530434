import { expect, test } from 'vitest'

import { buildsOf } from './builds.ts'

const ofJourneys = (...names: string[]) =>
  buildsOf(['playwright.config.ts', ...names].map((name) => `tests/e2e/${name}`))

test('journeys open the build of the configuration, and those that their imports name', () => {
  expect(ofJourneys('hours.spec.ts')).toEqual(['DEMO_BUILD'])
  expect(ofJourneys('first-reads.spec.ts')).toEqual(['DEMO_BUILD', 'PRODUCTION_BUILD'])
  expect(ofJourneys('two-people.spec.ts')).toEqual(['DEMO_BUILD', 'SHARED_BUILD'])
  expect(ofJourneys('mock/storybook.spec.ts')).toEqual(['DEMO_BUILD', 'STORYBOOK_BUILD'])
})

test('walks open the build with the mock inside', () => {
  expect(buildsOf(['tests/monkey/run.ts'])).toEqual(['DEMO_BUILD'])
})
