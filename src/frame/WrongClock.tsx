import { type ReactNode, useEffect } from 'react'

import { tabStorage } from '#src/device/storage.ts'
import { serverNow } from '#src/domain/time/now.ts'
import { useClock } from '#src/ui/dates/use-clock.ts'
import { toast } from '#src/ui/overlays/toast.ts'

/** From here on a person wonders why our times differ from the device's. */
const FAR_MS = 5 * 60_000

/** Says once in a tab that the clock of the device is far off. Renders nothing. */
export function WrongClock(): ReactNode {
  const ahead = useClock(1000, () => serverNow(0))
  useEffect(() => {
    if (Math.abs(ahead) < FAR_MS || tabStorage.read('clock-notice-shown')) return
    tabStorage.write('clock-notice-shown', 'true')
    const error = ahead < 0 ? 'поспішає' : 'відстає'
    toast.info(`Годинник ${error}. Тут час точний.`)
  }, [ahead])
  return null
}
