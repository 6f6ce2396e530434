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

  // Another person, or nobody any more, here or in another tab: nothing of the last one stays, and
  // protected screens close.
  let { phone } = readSession()
  onSessionChange(async () => {
    const session = readSession()
    if (isSignedIn(session) && session.phone === phone) return
    phone = session.phone
    const queryClient = await loadQueryClient()
    queryClient.clear()
    if (!isSignedIn(session)) await router.invalidate()
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
