import { useSuspenseQuery } from '@tanstack/react-query'
import { Link, Outlet, useLocation, useMatches } from '@tanstack/react-router'
import type { ReactNode } from 'react'

import { userImageOptions } from '#src/api/images.ts'
import { meOptions } from '#src/api/me.ts'
import { PersonAvatar } from '#src/ui/PersonAvatar.tsx'
import { useImage } from '#src/ui/use-image.ts'

import { Brand } from '../Brand.tsx'
import { Main } from '../Main.tsx'
import { clientMenu, coachMenu } from '../navigation.ts'
import { Overlays } from './Overlays.tsx'

import classes from './Shell.module.css'

/** The frame of the signed-in screens: the menu of the role, at the bottom on a phone, at the left on a desktop. */
export function Shell(): ReactNode {
  const { data: me } = useSuspenseQuery(meOptions())
  const menu = me.role === 'coach' ? coachMenu : clientMenu(me.id)
  const section = useLocation({ select: ({ pathname }) => pathname.split('/')[1] ?? '' })
  const isTask = useMatches({ select: (all) => all.some(({ staticData }) => staticData.task) })
  return (
    <div className={classes['shell']} data-task={isTask}>
      <header className={classes['rail']}>
        <Brand className={classes['brand']} />
        <nav aria-label="Головне меню" className={classes['menu']}>
          <ul>
            {menu.map(({ label, icon: Icon, link, within }) => (
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
              </li>
            ))}
          </ul>
        </nav>
        <div className={classes['me']}>
          <PersonAvatar
            firstName={me.first_name}
            lastName={me.last_name}
            src={useImage(userImageOptions(me))}
            size={36}
          />
          <span>
            {me.first_name} {me.last_name}
          </span>
        </div>
      </header>
      <Main className={classes['main']}>
        <Outlet />
      </Main>
      <Overlays />
    </div>
  )
}
