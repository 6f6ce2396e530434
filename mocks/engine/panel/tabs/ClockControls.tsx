import { Button, TextInput } from '@mantine/core'
import { type ReactNode, useState } from 'react'

import { clockNow } from '../../clock.ts'
import { usePanel } from '../parts/panel-context.ts'
import { PanelSection } from '../parts/PanelSection.tsx'

import controls from '../parts/controls.module.css'

const STEPS = [
  { label: '+10 хв', minutes: 10 },
  { label: '+3 год', minutes: 180 },
  { label: '+1 день', minutes: 1440 },
]

/** The clock of the mock and of the page, in the product's zone. */
export function ClockControls(): ReactNode {
  const { mock, page, settings, act } = usePanel()
  const { clock } = settings
  const isStopped = clock.frozenAt !== null
  const isReal = !isStopped && clock.offset === 0
  const [time, setTime] = useState(() => page.time.wallTime(clockNow(clock)))
  return (
    <PanelSection title="Годинник" note={isReal ? 'справжній час' : isStopped ? 'стоїть' : 'іде'}>
      <div role="group" aria-label="Годинник" className={controls['choices']}>
        {STEPS.map(({ label, minutes }) => (
          <Button key={label} onClick={() => void act(() => mock.advance(minutes))}>
            {label}
          </Button>
        ))}
        <Button
          aria-pressed={isStopped}
          variant={isStopped ? 'filled' : 'default'}
          onClick={() => void act(() => mock.freeze(!isStopped))}
        >
          Зупинити
        </Button>
        <Button
          aria-pressed={isReal}
          variant={isReal ? 'filled' : 'default'}
          onClick={() => void act(() => mock.realTime())}
        >
          Справжній
        </Button>
      </div>
      <form
        className={controls['row']}
        onSubmit={(event) => {
          event.preventDefault()
          void act(() => mock.now(time, isStopped), 'Годинник переставлено')
        }}
      >
        <TextInput
          type="datetime-local"
          aria-label={page.time.label}
          value={time}
          onChange={(event) => setTime(event.currentTarget.value)}
        />
        <Button type="submit">Поставити</Button>
      </form>
    </PanelSection>
  )
}
