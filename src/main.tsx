import { startApp } from './app/start.tsx'
import { limitMarkup } from './app/trusted-types.ts'
import { whenIdle } from './device/page.ts'

limitMarkup()
// A build without mocks removes this import and all code behind it. What fails here is said by the
// page itself (index.html).
if (__MOCKS__ === 'none') startApp()
else
  // msw, which is in one file with the mock, calls some of it when that file is read.
  void Promise.resolve(
    'withResolvers' in Promise && 'canParse' in URL && 'groupBy' in Map && 'randomUUID' in crypto
      ? null
      : import('#mocks/engine/older-engines.ts'),
  )
    .then(() => import('#mocks/start.ts'))
    .then(({ startMocks }) => startMocks())
    .then((offerPanel) => {
      startApp()
      return whenIdle().then(offerPanel)
    })
