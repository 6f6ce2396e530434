import { ActionIcon } from '@mantine/core'
import { IconLayoutSidebar, IconLayoutSidebarRight, IconX } from '@tabler/icons-react'
import type { ReactNode } from 'react'

import type { ClockSetting } from '../clock.ts'
import { LiveClock } from './LiveClock.tsx'
import type { PanelSide } from './memory.ts'

import '@mantine/core/styles/ActionIcon.css'
import classes from './PanelHeader.module.css'

interface PanelHeaderProps {
  clock: ClockSetting | null
  /** The time zone of the product. */
  zone: string
  side: PanelSide
  onSide: (side: PanelSide) => void
  onClose: () => void
}

export function PanelHeader({ clock, zone, side, onSide, onClose }: PanelHeaderProps): ReactNode {
  const other = side === 'left' ? 'right' : 'left'
  const SideIcon = other === 'left' ? IconLayoutSidebar : IconLayoutSidebarRight
  return (
    <div className={classes['header']}>
      <h2 id="mock-panel-title" className={classes['title']}>
        Панель QA
      </h2>
      {clock && <LiveClock clock={clock} zone={zone} />}
      <ActionIcon
        className={classes['aside'] ?? ''}
        color="ink"
        aria-label={other === 'left' ? 'Перенести ліворуч' : 'Перенести праворуч'}
        onClick={() => onSide(other)}
      >
        <SideIcon size={18} aria-hidden />
      </ActionIcon>
      <ActionIcon color="ink" aria-label="Закрити панель" title="Escape" onClick={onClose}>
        <IconX size={18} aria-hidden />
      </ActionIcon>
    </div>
  )
}
