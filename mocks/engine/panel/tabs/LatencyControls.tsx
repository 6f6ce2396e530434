import { Button, TextInput } from '@mantine/core'
import { type ReactNode, useState } from 'react'

import { Choices } from '../parts/Choices.tsx'
import { usePanel } from '../parts/panel-context.ts'
import { PanelSection } from '../parts/PanelSection.tsx'

import controls from '../parts/controls.module.css'

const USUAL = [0, 300, 800, 3000]

/** The delay of every answer. */
export function LatencyControls(): ReactNode {
  const { mock, settings, act } = usePanel()
  const [own, setOwn] = useState('')
  return (
    <PanelSection title="Затримка відповідей" note={`${settings.latency} мс`}>
      <form
        className={controls['row']}
        onSubmit={(event) => {
          event.preventDefault()
          void act(() => mock.latency(Number(own)), undefined, 'Від 0 до 999999 мс')
        }}
      >
        <Choices
          label="Затримка, мс"
          choices={USUAL.map((ms) => ({ value: ms, label: String(ms) }))}
          isChosen={(ms) => ms === settings.latency}
          onChoose={(ms) => void act(() => mock.latency(ms))}
        />
        <TextInput
          type="number"
          min={0}
          required
          aria-label="Своя затримка, мс"
          placeholder="своя"
          value={own}
          onChange={(event) => setOwn(event.currentTarget.value)}
        />
        <Button type="submit">Задати</Button>
      </form>
    </PanelSection>
  )
}
