import { Button } from '@mantine/core'
import type { ReactNode } from 'react'

import { usePanel } from '../parts/panel-context.ts'

import lines from '../parts/lines.module.css'
import sections from '../parts/PanelSection.module.css'
import prose from '../parts/prose.module.css'
import classes from './SmsTab.module.css'

/** The SMS inbox of every phone, newest first. */
export function SmsTab(): ReactNode {
  const { page, sms, copy } = usePanel()
  if (sms.length === 0)
    return <p className={sections['empty']}>Повідомлень ще немає: код приходить під час входу.</p>
  return (
    <ul className={lines['rows']} aria-label="Повідомлення">
      {sms.toReversed().map(({ id, phone, text, code, sent_at }) => (
        <li key={id} className={classes['sms']}>
          <strong className={classes['digits']}>{code}</strong>
          <span className={prose['words']}>
            {text}
            <span className={prose['hint']}>
              {phone}, {page.time.wallTime(sent_at).replace('T', ' ')}
            </span>
          </span>
          <Button
            aria-label={`Копіювати код ${code}`}
            onClick={() => void copy(() => Promise.resolve(code), 'Код скопійовано')}
          >
            Копіювати
          </Button>
        </li>
      ))}
    </ul>
  )
}
