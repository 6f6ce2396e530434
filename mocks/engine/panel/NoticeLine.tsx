import { ActionIcon, Textarea } from '@mantine/core'
import { IconX } from '@tabler/icons-react'
import type { ReactNode } from 'react'

import '@mantine/core/styles/ActionIcon.css'
import classes from './NoticeLine.module.css'

/** The panel's message about its last action. */
export type PanelNotice =
  | { kind: 'done' | 'error'; text: string }
  | { kind: 'text'; text: string; copied: string }

/** The panel's footer: the last message, announced, until it is dismissed. */
export function NoticeLine({
  said,
  onClose,
}: {
  said: PanelNotice | null
  onClose: () => void
}): ReactNode {
  return (
    <div className={classes['notice']} data-kind={said?.kind}>
      <div role={said?.kind === 'error' ? 'alert' : 'status'} className={classes['said']}>
        {said?.text}
      </div>
      {said && (
        <ActionIcon aria-label="Прибрати повідомлення" color="ink" onClick={onClose}>
          <IconX size={16} aria-hidden />
        </ActionIcon>
      )}
      {said?.kind === 'text' && (
        <Textarea
          aria-label="Текст для копіювання"
          className={classes['copied'] ?? ''}
          value={said.copied}
          readOnly
          rows={3}
          onFocus={(event) => event.currentTarget.select()}
        />
      )}
    </div>
  )
}
