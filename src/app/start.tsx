import { createRoot, hydrateRoot } from 'react-dom/client'

import '#src/ui/theme/styles.ts'

import '#src/frame/Root.module.css'
import '#src/frame/Shell.module.css'
import '#src/frame/PublicFrame.module.css'
import { claimPage } from '#src/api/auth.ts'
import { followOffline } from '#src/api/offline.ts'
import { isNewVisit } from '#src/device/page.ts'
import { takeToast } from '#src/device/remembered.ts'
import { onStorageFailure } from '#src/device/storage.ts'
import { dropRegistration } from '#src/features/auth/state.ts'
import { prepareToasts, toast } from '#src/ui/overlays/toast.ts'

import { App } from './App.tsx'
import { createQueryClient } from './query-client.ts'
import { onCaughtError, focusHeadings, followAuth } from './reactions.ts'
import { createAppRouter } from './router.tsx'

/** Renders the application into the page. */
export function startApp(): void {
  const element = document.querySelector('#root')
  if (!element) throw new Error('No #root')
  claimPage()
  if (isNewVisit()) dropRegistration()
  const queryClient = createQueryClient()
  followOffline(queryClient)
  const router = createAppRouter({ queryClient })

  followAuth(router)
  onStorageFailure(() =>
    toast.info('Браузер не зберігає дані: після закриття сторінки вони зникнуть.'),
  )
  focusHeadings(router)
  // The code of the toasts loads on the first press, because almost all toasts follow one.
  addEventListener('pointerdown', prepareToasts, { once: true })
  addEventListener('keydown', prepareToasts, { once: true })

  const app = <App router={router} />
  const options = { onCaughtError }
  // The page already shows the form (src/build/arrive.ts): its fields stay, with what is typed in them.
  // If a translator or an extension has changed the form, React makes a new one, which is no error.
  if (element.hasChildNodes())
    void router
      .load()
      // Again: who has been chosen meanwhile is in the address.
      .then(() => router.load())
      .then(() => hydrateRoot(element, app, { ...options, onRecoverableError: () => {} }))
  else createRoot(element, options).render(app)
  const keptToast = takeToast()
  if (keptToast !== null) toast.success(keptToast)
}
