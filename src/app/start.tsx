import type { QueryClient } from '@tanstack/react-query'
import { createRoot } from 'react-dom/client'

import './styles.ts'
import { onSessionChange, onSessionEnd, readSession } from '#src/api/auth-session.ts'
import { takeToast } from '#src/device/reload-toast.ts'
import { onStorageTrouble } from '#src/device/storage.ts'
import { isSignedIn } from '#src/domain/auth-flow.ts'
import { toast } from '#src/ui/toast.ts'

import { App } from './App.tsx'
import { focusHeadings } from './focus-headings.ts'
import { createAppRouter } from './router.tsx'

/** The page's one query client, made when it is first needed. */
const loadQueryClient = (): Promise<QueryClient> =>
  import('./query-client.ts').then((module) => module.pageQueryClient())

/** Renders the application into the page. */
export function startApp(): void {
  const element = document.querySelector('#root')
  if (!element) throw new Error('index.html has no #root')
  const router = createAppRouter({ loadQueryClient })

  // Signed out here or in another tab: nothing of that person stays, and protected screens close.
  onSessionChange(async () => {
    if (isSignedIn(readSession())) return
    const queryClient = await loadQueryClient()
    queryClient.clear()
    await router.invalidate()
  })
  onSessionEnd(() => toast.info('Сесію завершено. Увійдіть ще раз.'))
  onStorageTrouble(() =>
    toast.info('Браузер не зберігає дані: після закриття сторінки вони зникнуть.'),
  )
  focusHeadings(router)

  createRoot(element).render(<App router={router} />)
  const farewell = takeToast()
  if (farewell !== null) toast.success(farewell)
}
