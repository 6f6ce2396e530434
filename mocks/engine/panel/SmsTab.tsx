import { Button } from '@mantine/core'
import type { ReactNode } from 'react'

import { usePanel } from './panel-context.ts'

import classes from './Panel.module.css'

/** The SMS inbox of every phone, newest first. */
export function SmsTab(): ReactNode {
  const { page, sms, copy } = usePanel()
  if (sms.length === 0)
    return <p className={classes['empty']}>Повідомлень ще немає: код приходить під час входу.</p>
  return (
    <ul className={classes['rows']} aria-label="Повідомлення">
      {sms.toReversed().map(({ id, phone, text, code, sent_at }) => (
        <li key={id} className={classes['sms']}>
          <strong className={classes['digits']}>{code}</strong>
          <span className={classes['words']}>
            {text}
            <span className={classes['hint']}>
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
