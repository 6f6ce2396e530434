import { defineConfig, mergeConfig } from 'vitest/config'

import { NODE_PROJECTS } from './tests/node-projects.ts'
import app from './vite.config.ts'

/** The tests that need no browser: without Storybook, which takes seconds to start. */
export default defineConfig((env) =>
  mergeConfig(app(env), {
    test: { silent: 'passed-only', maxWorkers: '100%', projects: NODE_PROJECTS },
  }),
)
