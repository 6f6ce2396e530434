import { IconCheck, IconClock, IconX } from '@tabler/icons-react'
import type { ReactNode } from 'react'

import type { components } from '#src/api/contract.gen.ts'

import classes from './StatusBadge.module.css'

type SessionStatus = components['schemas']['SessionStatus']

/** The words that a client reads (product §4 «Session status»), and the icon beside them. */
const LOOKS: Record<SessionStatus, { label: string; look: string; Icon: typeof IconCheck }> = {
  unverified: { label: 'Очікує підтвердження', look: 'waiting', Icon: IconClock },
  verified: { label: 'Підтверджено', look: 'confirmed', Icon: IconCheck },
  concluded: { label: 'Підтверджено', look: 'confirmed', Icon: IconCheck },
  cancelled: { label: 'Скасовано', look: 'cancelled', Icon: IconX },
}

/** The status of a session: a word, an icon and a colour. */
export function StatusBadge({ status }: { status: SessionStatus }): ReactNode {
  const { label, look, Icon } = LOOKS[status]
  const style = { background: `var(--pulse-${look})`, color: `var(--pulse-on-${look})` }
  return (
    <span className={classes['badge']} data-look={look} style={style}>
      <Icon size={14} stroke={2.5} aria-hidden />
      <span className={classes['word']}>{label}</span>
    </span>
  )
}
