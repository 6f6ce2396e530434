import { createRoot } from 'react-dom/client'
import './styles.ts'
import { authSessionAtom, onSessionEnd, readSession } from '#src/api/auth-session.ts'
import { takeToast } from '#src/device/reload-toast.ts'
import { onStorageTrouble } from '#src/device/storage.ts'
import { appStore } from '#src/device/store.ts'
import { isSignedIn } from '#src/domain/auth-flow.ts'
import { toast } from '#src/ui/toast.ts'
import { App } from './App.tsx'
import { createQueryClient } from './query-client.ts'
import { focusHeadings } from './focus-headings.ts'
import { createAppRouter } from './router.tsx'

/** Renders the application into the page. */
export function startApp(): void {
  const element = document.querySelector('#root')
  if (!element) throw new Error('index.html has no #root')
  const queryClient = createQueryClient()
  const router = createAppRouter({ queryClient })
  const store = appStore()

  // Signed out here or in another tab: nothing of that person stays, and protected screens close.
  store.sub(authSessionAtom, () => {
    if (isSignedIn(readSession())) return
    queryClient.clear()
    void router.invalidate()
  })
  onSessionEnd(() => toast.info('Сесію завершено. Увійдіть ще раз.'))
  onStorageTrouble(() => toast.info('Браузер не зберігає дані: після закриття сторінки вони зникнуть.'))
  focusHeadings(router)

  createRoot(element).render(<App router={router} queryClient={queryClient} store={store} />)
  const farewell = takeToast()
  if (farewell !== null) toast.success(farewell)
}
