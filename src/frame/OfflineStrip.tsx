import { IconWifiOff } from '@tabler/icons-react'
import { type ReactNode, Suspense } from 'react'

import { useOfflineSince } from '#src/api/offline.ts'
import { dayText } from '#src/domain/time/date-text.ts'
import { kyivNow } from '#src/domain/time/kyiv-time.ts'
import { serverNow } from '#src/domain/time/now.ts'
import { laterPart } from '#src/ui/lazy-part.tsx'

import classes from './OfflineStrip.module.css'

const WrongClock = laterPart(() => import('./WrongClock.tsx').then((module) => module.WrongClock))

/**
 * Says how old the data is while there is no connection: it is read-only then (decision 97). The
 * element is in the page, empty, from the start, so that screen readers announce its text.
 */
export function OfflineStrip(): ReactNode {
  const since = useOfflineSince()
  return (
    <>
      <div role="status">{since !== null && <Strip since={since} />}</div>
      <Suspense>
        <WrongClock />
      </Suspense>
    </>
  )
}

function Strip({ since }: { since: number }): ReactNode {
  const { date, time } = kyivNow(serverNow(since))
  return (
    <p className={classes['strip']}>
      <IconWifiOff size={18} aria-hidden />
      <span>
        Немає з’єднання. Дані станом на {dayText(date)}, {time}
      </span>
    </p>
  )
}
