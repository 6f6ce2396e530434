import { useSuspenseQuery } from '@tanstack/react-query'
import { Link, Outlet, useLocation } from '@tanstack/react-router'
import type { ReactNode } from 'react'

import { meOptions } from '#src/api/queries.ts'
import { fullName } from '#src/domain/names.ts'
import { Main } from '#src/frame/Main.tsx'
import { OfflineStrip } from '#src/frame/OfflineStrip.tsx'
import { useIsTask } from '#src/ui/hooks/navigation.ts'
import { laterPart } from '#src/ui/lazy-part.tsx'
import { UserAvatar } from '#src/ui/pictures/Avatar.tsx'

import { Brand } from './Main.tsx'
import { clientMenu, coachMenu } from './navigation.ts'
import { Overlays } from './Overlays.tsx'

import classes from './Shell.module.css'

// The code and the calls of the requests would delay the first screen.
const RequestPopup = laterPart(() =>
  import('#src/features/requests/RequestPopup.tsx').then((module) => module.RequestPopup),
)

const RequestBadge = laterPart(() =>
  import('#src/features/requests/RequestCount.tsx').then((module) => module.RequestBadge),
)

const RenewedJobs = laterPart(() =>
  import('#src/features/coach-page/RenewedJobs.tsx').then((module) => module.RenewedJobs),
)

/**
 * The frame of the signed-in screens: the menu of the role, at the bottom on a phone, on the left
 * on a desktop.
 */
export function Shell(): ReactNode {
  const { data: me } = useSuspenseQuery(meOptions())
  const menu = me.role === 'coach' ? coachMenu : clientMenu(me.id)
  const section = useLocation({ select: ({ pathname }) => pathname.split('/')[1] ?? '' })
  const isTask = useIsTask()
  const hasRequests = me.role === 'coach'
  return (
    <div className={classes['shell']} data-task={isTask}>
      <header className={classes['rail']}>
        <Brand className={classes['brand']} />
        {hasRequests && (
          <div className={classes['requests']}>
            <RequestPopup />
          </div>
        )}
        <nav aria-label="Головне меню" className={classes['menu']}>
          <ul>
            {menu.map(({ label, icon: Icon, link, within, withRequests }) => (
              <li key={label}>
                <Link
                  {...link}
                  className={classes['entry']}
                  {...(within?.includes(section) && { 'aria-current': true })}
                >
                  <span className={classes['icon']}>
                    <Icon size={22} stroke={1.75} aria-hidden />
                  </span>
                  {label}
                </Link>
                {withRequests && hasRequests && (
                  <div className={classes['badge']}>
                    <RequestBadge />
                  </div>
                )}
              </li>
            ))}
          </ul>
        </nav>
        <div className={classes['me']}>
          <UserAvatar user={me} size={36} />
          <span>{fullName(me)}</span>
        </div>
      </header>
      <Main className={classes['main']}>
        <OfflineStrip />
        <Outlet />
      </Main>
      <Overlays />
      {hasRequests && <RenewedJobs coachId={me.id} />}
    </div>
  )
}
