import { NativeSelect, TextInput } from '@mantine/core'
import { IconChevronDown } from '@tabler/icons-react'
import { type ReactNode, useState } from 'react'

import { EVERY_CALL, type FaultKind, isWithoutNetwork } from '../../faults.ts'
import { Choices } from '../parts/Choices.tsx'
import { usePanel } from '../parts/panel-context.ts'
import { PanelSection } from '../parts/PanelSection.tsx'
import { documentedFaults, FAULTS_BEYOND, operationGroups } from './fault-choices.ts'
import { FaultList } from './FaultList.tsx'

import controls from '../parts/controls.module.css'
import prose from '../parts/prose.module.css'

type Times = 'once' | 'some' | 'always'

const TIMES: readonly { value: Times; label: string }[] = [
  { value: 'always', label: 'Завжди' },
  { value: 'once', label: 'Один раз' },
  { value: 'some', label: 'N разів' },
]

interface FaultsTabProps {
  /** The operation to break; empty for the first. */
  operation: string
  onOperation: (name: string) => void
}

/** Breaks any call with one press; a second press removes the fault. */
export function FaultsTab({ operation, onOperation }: FaultsTabProps): ReactNode {
  const { mock, settings, operations, act } = usePanel()
  const [times, setTimes] = useState<Times>('always')
  const [count, setCount] = useState('3')
  const chosen = operations.find(({ name }) => name === operation) ?? operations[0]
  if (!chosen) return null
  const [method = '', path = ''] = chosen.name.split(' ')

  const isBroken = (kind: FaultKind): boolean =>
    settings.faults.some(
      (fault) => fault.operation === chosen.name && fault.kind === kind && fault.left !== 0,
    )
  const toggle = (kind: FaultKind): void => {
    const calls = { always: undefined, once: 1, some: Number(count) }[times]
    const broken = isBroken(kind)
    void act(
      async () => {
        await mock.removeFault(method, path, kind)
        if (!broken) await mock.fault(method, path, kind, calls)
      },
      broken ? 'Збій прибрано' : 'Зламано',
    )
  }
  const choices = { isChosen: isBroken, onChoose: toggle }
  const isLost = isWithoutNetwork(settings.faults)
  const [every = '', root = ''] = EVERY_CALL.split(' ')
  return (
    <>
      <PanelSection title="Мережа" note={isLost ? 'жоден виклик не доходить' : undefined}>
        <Choices
          label="Мережа"
          choices={[{ value: 'lost', label: 'Без мережі', hint: 'Кожен виклик обривається' }]}
          isChosen={() => isLost}
          onChoose={() =>
            void act(
              () => (isLost ? mock.removeFault : mock.fault)(every, root, 'network'),
              isLost ? 'Мережа знову є' : 'Мережі немає',
            )
          }
        />
      </PanelSection>
      <FaultList />
      <PanelSection title="Зламати виклик">
        <NativeSelect
          label="Операція"
          data={operationGroups(operations.map(({ name }) => name))}
          value={chosen.name}
          onChange={(event) => onOperation(event.currentTarget.value)}
          rightSection={<IconChevronDown size={16} aria-hidden />}
        />
        <div className={controls['row']}>
          <Choices
            label="Скільки разів"
            choices={TIMES}
            isChosen={(value) => value === times}
            onChoose={setTimes}
          />
          {times === 'some' && (
            <TextInput
              type="number"
              min={1}
              max={9999}
              aria-label="Кількість разів"
              value={count}
              onChange={(event) => setCount(event.currentTarget.value)}
            />
          )}
        </div>
        <p className={prose['hint']}>Відповіді, які документує контракт:</p>
        <Choices label="Статус" choices={documentedFaults(chosen.failures)} {...choices} />
        <p className={prose['hint']}>Поза контрактом:</p>
        <Choices label="Поза контрактом" choices={FAULTS_BEYOND} {...choices} />
      </PanelSection>
    </>
  )
}
