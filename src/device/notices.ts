/** How the device tells a coach of session requests while they look elsewhere. */
import * as v from 'valibot'

import { storedAtom } from './storage.ts'

/** Ids of the coaches who have allowed notifications on this device, in the settings. */
export const noticesFor = storedAtom<readonly string[]>('request-notices', v.array(v.string()), [])

/** Android has no `new Notification`: a worker shows it, the app's own or that of the mock. */
export const canNotify = (): boolean => 'Notification' in globalThis && 'serviceWorker' in navigator

const worker = async () => canNotify() && navigator.serviceWorker.getRegistration()

/** Shows one notification for each `tag`, if the coach and the browser allow it. */
export async function notify(coachId: string, title: string, body: string, tag: string) {
  const registration = noticesFor.read().includes(coachId) && (await worker())
  if (registration && registration.active && Notification.permission === 'granted')
    await registration.showNotification(title, { body, tag, icon: '/icons/192.png', lang: 'uk' })
}

/** Closes those with these tags, or all. */
export async function closeNotices(tags?: readonly string[]): Promise<void> {
  const registration = await worker()
  for (const notice of (registration && (await registration.getNotifications())) || [])
    if (!tags || tags.includes(notice.tag)) notice.close()
}

/** Shows how many requests wait, on the icon of the installed app. */
export const showWaiting = (count: number): void => {
  if ('setAppBadge' in navigator) navigator.setAppBadge(count).catch(() => undefined)
}
