import { defineConfig } from 'vitest/config'

/** Only the unit tests of the mutated folders: the project's own config also starts browsers. */
export default defineConfig({
  test: {
    include: [
      '{src/domain,src/features/*/rules,mocks/rules}/**/*.test.ts',
      'src/features/{auth,calendar,dashboard,requests}/*.test.ts',
    ],
    environment: 'node',
    // As in tests/node-projects.ts.
    testTimeout: 30_000,
    setupFiles: ['tests/mutation/fixed-seed.ts'],
  },
})
