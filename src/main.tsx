import { startApp } from './app/start.tsx'
import { limitMarkup } from './app/trusted-types.ts'
import { whenIdle } from './device/page.ts'

limitMarkup()
// A build without mocks removes this import and all code behind it. What fails here is said by the
// page itself (index.html).
if (__MOCKS__ === 'none') startApp()
else
  void import('#mocks/start.ts')
    .then(({ startMocks }) => startMocks())
    .then((offerPanel) => {
      startApp()
      return whenIdle().then(offerPanel)
    })
