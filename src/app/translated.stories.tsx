import type { Meta, StoryObj } from '@storybook/react-vite'
import { Fragment, type ReactNode, useState } from 'react'
import { expect, waitFor } from 'storybook/test'

import { part } from '#tests/fixtures/stories/kit-frame.fixture.tsx'
import { translatePage, type Way } from '#tests/support/translator.ts'

import { followTranslators } from './reactions.ts'

/** The texts that React changes, moves or removes by themselves, before and after a step. */
function Texts({ step }: { step: number }): ReactNode {
  return (
    <>
      <p>
        Крок {step} з {2}
      </p>
      <p>
        {step > 0 && <b>новий </b>}
        текст {step > 0 && 'і ще один '}
        <i>{`усе ${step}`}</i>
        {step > 0 || ' зникне'}
      </p>
      <p>
        {(step > 0 ? ['другий ', 'перший '] : ['перший ', 'другий ']).map((name) => (
          <Fragment key={name}>
            {name}
            <b>{step}</b>
          </Fragment>
        ))}
      </p>
    </>
  )
}

const WAYS: readonly Way[] = ['replaces', 'in two steps', 'wraps']

function Page(): ReactNode {
  const [step, setStep] = useState(0)
  return (
    <>
      <h1>Перекладена сторінка</h1>
      <section aria-label="as it is">
        <Texts step={step} />
      </section>
      {WAYS.map((way) => (
        <section key={way} aria-label={way}>
          <Texts step={step} />
        </section>
      ))}
      <button type="button" onClick={() => setStep(1 - step)}>
        Далі
      </button>
    </>
  )
}

const meta = {
  title: 'Каркас/Перекладена сторінка',
  ...part('Браузер перекладає сторінку: кожен текст стає елементом `font`.'),
  tags: ['!dev', '!autodocs'],
  async beforeEach() {
    await import('./translated.ts')
    return followTranslators()
  },
  render: () => <Page />,
} satisfies Meta
export default meta

export const Translated: StoryObj<typeof meta> = {
  name: 'Тексти змінюються, з’являються, міняються місцями й зникають, хоч як їх перекладено',
  async play({ canvas, userEvent }) {
    const section = (name: string): HTMLElement => canvas.getByRole('region', { name })
    const stops = WAYS.map((way) => translatePage(way, section(way)))
    try {
      for (const step of [1, 0, 1]) {
        await userEvent.click(canvas.getByRole('button', { name: 'Далі' }))
        for (const way of WAYS)
          await waitFor(async () => {
            await expect(section(way)).toHaveTextContent(`Крок ${step} з 2`)
            await expect(section(way).textContent).toBe(section('as it is').textContent)
            // Translated again, too.
            await expect(section(way).querySelectorAll('font').length).toBeGreaterThan(10)
          })
      }
    } finally {
      stops.forEach((stop) => stop())
    }
    for (const way of WAYS) {
      await expect(section(way).querySelector('font')).toBeNull()
      await waitFor(() => expect(section(way).textContent).toBe(section('as it is').textContent))
    }
  },
}
