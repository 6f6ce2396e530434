import type { ReactNode } from 'react'

import { Choices } from '../parts/Choices.tsx'
import { usePanel } from '../parts/panel-context.ts'
import { PanelSection } from '../parts/PanelSection.tsx'
import { ClockControls } from './ClockControls.tsx'
import { LatencyControls } from './LatencyControls.tsx'
import { ShareControls } from './ShareControls.tsx'

import prose from '../parts/prose.module.css'

/** Scenario, persona, clock, network and codes, and buttons to share all of it. */
export function StateTab(): ReactNode {
  const { mock, page, settings, scenarios, persona, act } = usePanel()
  const current = scenarios.find(({ id }) => id === settings.scenario)
  return (
    <>
      <ShareControls />
      <PanelSection title="Хто увійшов">
        <Choices
          label="Хто увійшов"
          choices={page.personas}
          isChosen={(value) => value === persona}
          onChoose={(value) => void act(() => mock.as(value))}
        />
      </PanelSection>
      <PanelSection title="Сценарій" note={settings.scenario}>
        <Choices
          label="Сценарій"
          choices={scenarios.map(({ id, title, purpose }) => ({
            value: id,
            label: title,
            hint: `${id}: ${purpose}`,
          }))}
          isChosen={(value) => value === settings.scenario}
          onChoose={(value) => void act(() => mock.scenario(value, persona))}
        />
        <p className={prose['hint']}>{current?.purpose}</p>
      </PanelSection>
      <ClockControls />
      <LatencyControls />
      <PanelSection title="Код із SMS">
        <Choices
          label="Код із SMS"
          choices={[
            { value: 'auto', label: 'Підставляється сам', hint: 'Відповідь містить otp_code' },
            { value: 'manual', label: 'Лише в SMS', hint: 'Код дивись на вкладці SMS' },
          ]}
          isChosen={(value) => value === settings.otp}
          onChoose={(value) => void act(() => mock.otp(value === 'manual' ? 'manual' : 'auto'))}
        />
      </PanelSection>
      <PanelSection title="Відповіді">
        <Choices
          label="Відповіді"
          choices={[
            { value: 'full', label: 'Повні', hint: 'З усім, що має контракт' },
            { value: 'bare', label: 'Лише зі специфікації', hint: 'Без доповнень (x-extension)' },
          ]}
          isChosen={(value) => value === settings.answers}
          onChoose={(value) => void act(() => mock.answers(value === 'bare' ? 'bare' : 'full'))}
        />
      </PanelSection>
    </>
  )
}
