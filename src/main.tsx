import { startApp } from './app/start.tsx'
import { limitMarkup } from './app/trusted-types.ts'

limitMarkup()
// A build without mocks drops this import, and with it every byte of them.
if (__MOCKS__ === 'none') startApp()
else void import('#mocks/start.ts').then(({ startMocks }) => startMocks()).then(startApp)
