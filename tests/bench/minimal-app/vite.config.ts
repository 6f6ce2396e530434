import { fileURLToPath } from 'node:url'

import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'

import { smallMsw } from '../../../mocks/engine/build/small-msw.ts'
import { workerScript } from '../../../mocks/engine/build/worker-script.ts'
import { PREFIX } from '../../../mocks/prefix.ts'

/** With `--mode msw` the calls are answered in the page, by msw as small as the product's. */
export default defineConfig(({ mode }) => ({
  root: fileURLToPath(new URL('.', import.meta.url)),
  plugins: [react(), mode === 'msw' && [workerScript(PREFIX), smallMsw()]],
}))
