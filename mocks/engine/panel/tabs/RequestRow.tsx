import { Button, Textarea } from '@mantine/core'
import { IconAlertTriangle, IconCheck } from '@tabler/icons-react'
import { type ReactNode, useId, useState } from 'react'

import type { LogEntry } from '../../log.ts'
import { usePanel } from '../parts/panel-context.ts'
import { bodyText, readable, shortPath, statusKind, statusText } from './log-text.ts'

import controls from '../parts/controls.module.css'
import lines from '../parts/lines.module.css'
import marks from '../parts/marks.module.css'
import prose from '../parts/prose.module.css'
import classes from './RequestRow.module.css'

/** One call: a line, and below it its details. */
export function RequestRow({ entry }: { entry: LogEntry }): ReactNode {
  const [open, setOpen] = useState(false)
  const id = useId()
  const { method, from, duration, violation, fault } = entry
  return (
    <li>
      <button
        type="button"
        className={lines['line']}
        aria-expanded={open}
        aria-controls={id}
        onClick={() => setOpen(!open)}
      >
        <span className={marks['status']} data-kind={statusKind(entry)}>
          {statusText(entry)}
        </span>{' '}
        <span className={classes['method']}>{method}</span>{' '}
        <span className={lines['name']}>{shortPath(entry)}</span>{' '}
        {from === 'server' && (
          <span className={marks['mark']} data-from={from}>
            сервер
          </span>
        )}{' '}
        {fault !== null && <span className={marks['mark']}>збій</span>}{' '}
        <span className={classes['duration']} data-varies>
          {duration} мс
        </span>{' '}
        <Verdict violation={violation} />
      </button>
      {open && (
        <div id={id} className={lines['details']}>
          <RequestDetails entry={entry} />
        </div>
      )}
    </li>
  )
}

function Verdict({ violation }: { violation: string | null }): ReactNode {
  return violation === null ? (
    <span className={marks['kept']} role="img" aria-label="за контрактом" title="За контрактом">
      <IconCheck size={16} aria-hidden />
    </span>
  ) : (
    <span className={marks['broken']} role="img" aria-label="порушує контракт" title={violation}>
      <IconAlertTriangle size={16} aria-hidden />
    </span>
  )
}

function RequestDetails({ entry }: { entry: LogEntry }): ReactNode {
  const { mock, act, copy, breakOperation } = usePanel()
  const { id, url, operation, violation, fault, request, response } = entry
  return (
    <>
      <div className={controls['choices']}>
        <Button onClick={() => void act(() => mock.replay(id), 'Запит повторено')}>
          Повторити
        </Button>
        <Button onClick={() => void copy(() => mock.curl(id), 'curl скопійовано')}>
          Копіювати curl
        </Button>
        {operation !== null && <Button onClick={() => breakOperation(operation)}>Зламати</Button>}
      </div>
      <p className={prose['address']}>{readable(url)}</p>
      {operation === null && <p className={marks['broken']}>Такої операції немає в контракті</p>}
      {fault !== null && <p className={prose['hint']}>Відповів збій: {fault}</p>}
      {violation !== null && <p className={marks['broken']}>Порушення контракту: {violation}</p>}
      <Body title="Тіло запиту" body={request} />
      <Body title="Тіло відповіді" body={response} />
    </>
  )
}

function Body({ title, body }: { title: string; body: unknown }): ReactNode {
  if (body === undefined) return null
  const text = bodyText(body)
  return (
    <Textarea
      label={title}
      className={classes['code'] ?? ''}
      value={text}
      rows={Math.min(14, text.split('\n').length)}
      readOnly
    />
  )
}
