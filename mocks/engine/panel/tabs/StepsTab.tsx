import { Button, TextInput } from '@mantine/core'
import { type ReactNode, useState } from 'react'

import type { RawStep } from '../../steps/step.ts'
import { HeldButton } from '../parts/HeldButton.tsx'
import { usePanel } from '../parts/panel-context.ts'
import { PanelSection } from '../parts/PanelSection.tsx'
import { download } from './download.ts'
import { outcomeText, stepText } from './step-text.ts'

import panel from '../Panel.module.css'
import controls from '../parts/controls.module.css'
import lines from '../parts/lines.module.css'
import sections from '../parts/PanelSection.module.css'
import prose from '../parts/prose.module.css'
import classes from './StepsTab.module.css'

/** Records the tester's actions step by step, and exports them as a file that can be replayed. */
export function StepsTab(): ReactNode {
  const { mock, page, recording, act } = usePanel()
  const steps = recording?.steps ?? []
  const rows = steps.map((step, index) => ({ step, number: index + 1 })).toReversed()
  const isOn = recording?.isOn ?? false
  const save = async (): Promise<void> => {
    const file = await mock.exportSteps()
    const time = page.time.exactWallTime(file.state.at).replaceAll(':', '-')
    download(`${page.name}-steps-${time}.json`, JSON.stringify(file))
  }
  return (
    <>
      <PanelSection title="Запис" note={isOn ? 'триває' : undefined}>
        <div className={controls['choices']}>
          {isOn ? (
            <Button variant="filled" onClick={() => void act(() => mock.stopRecording())}>
              Зупинити
            </Button>
          ) : (
            <Button variant="filled" onClick={() => void act(() => mock.record())}>
              Почати запис
            </Button>
          )}
          <HeldButton
            disabled={steps.length === 0}
            onClick={() => void act(save, 'Кроки збережено у файл')}
          >
            Зберегти у файл
          </HeldButton>
          <HeldButton
            disabled={steps.length === 0}
            onClick={() => void act(() => mock.clearSteps(), 'Кроки очищено')}
          >
            Очистити
          </HeldButton>
        </div>
        {recording?.isCut && (
          <p role="alert" className={panel['refused']}>
            Запис перервано: зв’язок із моком зник. Кроки до того збережено, наступних немає.
          </p>
        )}
        <p className={prose['hint']}>
          Запис починається з цього стану: сторінка завантажиться знову, попередні кроки зникнуть.
          Кнопки панелі кроками не є, а годинник, збої та інші зміни моку записуються.
        </p>
      </PanelSection>
      {isOn && <See />}
      {steps.length === 0 ? (
        <p className={sections['empty']}>Кроків ще немає.</p>
      ) : (
        <PanelSection title="Кроки" note={steps.length}>
          <ol className={lines['rows']} aria-label="Кроки, останній перший">
            {rows.map(({ number, step }) => (
              <StepRow key={number} number={number} step={step} />
            ))}
          </ol>
        </PanelSection>
      )}
    </>
  )
}

/** Adds a check for a text that must be on the screen after the last step. */
function See(): ReactNode {
  const { mock, act } = usePanel()
  const [text, setText] = useState('')
  const see = (isThere: boolean): void => {
    if (text.trim() === '') return
    void act(async () => {
      await mock.see(text, isThere)
      setText('')
    })
  }
  return (
    <PanelSection title="Перевірка">
      <form
        className={controls['row']}
        onSubmit={(event) => {
          event.preventDefault()
          see(true)
        }}
      >
        <TextInput
          aria-label="Текст на екрані після останнього кроку"
          placeholder="Текст на екрані"
          value={text}
          onChange={(event) => setText(event.currentTarget.value)}
        />
        <Button type="submit">Має бути</Button>
        <Button onClick={() => see(false)}>Не має бути</Button>
      </form>
    </PanelSection>
  )
}

function StepRow({ step, number }: { step: RawStep; number: number }): ReactNode {
  const { action, address } = step
  const outcome = outcomeText(step)
  return (
    <li className={classes['step']}>
      <span>{number}</span>
      <span className={prose['words']}>
        {stepText(action)}
        <span className={prose['hint']}>{address}</span>
        {outcome !== '' && <span className={prose['hint']}>{outcome}</span>}
      </span>
    </li>
  )
}
