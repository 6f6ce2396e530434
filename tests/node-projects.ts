import type { TestProjectInlineConfiguration } from 'vitest/config'

/** Checks of the source files, not of their behaviour. */
const HOUSE = ['tests/architecture/*.test.ts', 'tests/contract/drift.test.ts']

/** Checks of what a build contains. */
const BUILDS = ['tests/build/{demo,production,oldest-browsers}.test.ts']

/** The tests that need no browser. */
export const NODE_PROJECTS: TestProjectInlineConfiguration[] = [
  {
    extends: true,
    test: {
      name: 'unit',
      include: ['{src,mocks,openapi,tests}/**/*.test.ts'],
      exclude: [...HOUSE, ...BUILDS],
      environment: 'node',
      setupFiles: ['tests/support/watch-console.ts'],
      // The files pass in any order, so shared modules need not be loaded again for each of them.
      isolate: false,
      // They run beside the builds, on a machine that may be slow.
      testTimeout: 30_000,
      hookTimeout: 30_000,
    },
  },
  {
    extends: true,
    // These tests change nothing, so they share modules and the sources that were read.
    test: {
      name: 'house',
      include: HOUSE,
      environment: 'node',
      isolate: false,
      // Beside the compiler and the linter, on a machine that may be slow.
      testTimeout: 30_000,
    },
  },
  {
    extends: true,
    test: { name: 'builds', include: BUILDS, environment: 'node', testTimeout: 30_000 },
  },
]
