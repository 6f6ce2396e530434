import { VisuallyHidden } from '@mantine/core'
import { IconAlertTriangle, IconWifiOff } from '@tabler/icons-react'
import { useAtomValue } from 'jotai'
import { type ReactNode, useEffect } from 'react'

import { offlineAtom, outdatedAtom, refreshAtom } from '#src/api/offline.ts'
import { firstScreen } from '#src/device/page.ts'
import { tabStorage } from '#src/device/storage.ts'
import { dayText } from '#src/domain/time/date-text.ts'
import { kyivNow } from '#src/domain/time/kyiv-time.ts'
import { serverNow } from '#src/domain/time/now.ts'
import { useClock } from '#src/ui/dates/use-clock.ts'
import { toast } from '#src/ui/overlays/toast.ts'

import classes from './OfflineStrip.module.css'

/** From here on a person wonders why our times differ from the device's. */
const FAR_MS = 5 * 60_000

/** Says once in a tab that the clock of the device is far off. */
function useClockNotice(): void {
  const ahead = useClock(() => serverNow(0))
  useEffect(() => {
    if (Math.abs(ahead) < FAR_MS || tabStorage.read('clock-notice-shown')) return
    tabStorage.write('clock-notice-shown', 'true')
    const error = ahead < 0 ? 'поспішає' : 'відстає'
    void firstScreen.then(() => toast.info(`Годинник ${error}. Тут час точний.`))
  }, [ahead])
}

/**
 * Says how old the data is while it cannot be read again (decision 97); until that is known, that
 * the data as last seen is being read. The element is in the page, empty, from
 * the start, so that screen readers announce its text.
 */
export function OfflineStrip(): ReactNode {
  const since = useAtomValue(outdatedAtom)
  const isOffline = useAtomValue(offlineAtom)
  const Icon = isOffline ? IconWifiOff : IconAlertTriangle
  const isRefreshing = useAtomValue(refreshAtom) > 0
  useClockNotice()
  const { date, time } = kyivNow(serverNow(since ?? 0))
  return (
    <div role="status">
      {since === null && isRefreshing && (
        <p className={classes['refresh']} aria-busy>
          <VisuallyHidden component="span">Оновлюємо дані…</VisuallyHidden>
        </p>
      )}
      {since !== null && (
        <p className={classes['strip']}>
          <Icon size={18} aria-hidden />
          <span>
            {isOffline ? 'Немає з’єднання' : 'Не вдалося оновити'}. Дані станом на {dayText(date)},{' '}
            {time}
          </span>
        </p>
      )}
    </div>
  )
}
