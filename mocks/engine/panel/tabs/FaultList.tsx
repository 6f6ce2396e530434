import { ActionIcon, Button } from '@mantine/core'
import { IconX } from '@tabler/icons-react'
import type { ReactNode } from 'react'

import { EVERY_CALL } from '../../faults.ts'
import { usePanel } from '../parts/panel-context.ts'
import { PanelSection } from '../parts/PanelSection.tsx'
import { faultLabel } from './fault-choices.ts'

import '@mantine/core/styles/ActionIcon.css'
import lines from '../parts/lines.module.css'
import sections from '../parts/PanelSection.module.css'
import classes from './FaultList.module.css'

/** The faults that were set, spent ones too, as a link has them; each with a button to remove it. */
export function FaultList(): ReactNode {
  const { mock, settings, act } = usePanel()
  // A script may set the same fault twice; one press removes both.
  const faults = [
    ...new Map(settings.faults.map((fault) => [`${fault.operation} ${fault.kind}`, fault])),
  ]
  if (faults.length === 0) return <p className={sections['empty']}>Нічого не зламано.</p>
  return (
    <PanelSection title="Зламано" note={faults.length}>
      <ul className={lines['rows']}>
        {faults.map(([key, { operation, kind, left }]) => {
          const [method = '', path = ''] = operation.split(' ')
          return (
            <li key={key} className={classes['fault']}>
              <code>{operation === EVERY_CALL ? 'Кожен виклик' : operation}</code>
              <span>
                {faultLabel(kind)},{' '}
                {left === null ? 'завжди' : left === 0 ? 'вичерпано' : `ще ${left}×`}
              </span>
              <ActionIcon
                color="ink"
                aria-label={`Прибрати збій: ${key}`}
                onClick={() =>
                  void act(() => mock.removeFault(method, path, kind), 'Збій прибрано')
                }
              >
                <IconX size={16} aria-hidden />
              </ActionIcon>
            </li>
          )
        })}
      </ul>
      <Button onClick={() => void act(() => mock.clearFaults(), 'Усі збої прибрано')}>
        Прибрати всі
      </Button>
    </PanelSection>
  )
}
