import type { Meta, StoryObj } from '@storybook/react-vite'
import { type ReactNode, useState } from 'react'
import { expect } from 'storybook/test'
import { motions } from 'virtual:motion-and-plurals'

import { counted, declared } from './browser-sheets.ts'
import { Part, Row } from './facts.tsx'
import { ownPage, WHOLE_WINDOW } from './own-page.tsx'
import { foundInSheets } from './style-sheets.ts'

import classes from './foundations.module.css'

const meta = {
  title: 'Основи/Рух',
  tags: ['!autodocs'],
  decorators: [ownPage],
  globals: WHOLE_WINDOW,
} satisfies Meta
export default meta

const TRANSITIONS = foundInSheets(/\btransition: ([^;]+);/g)
const ANIMATIONS = foundInSheets(/\banimation: ([^;]+);/g)

/** A square that changes by a transition when it is pressed. */
function Mover({ transition }: { transition: string }): ReactNode {
  const [moved, setMoved] = useState(false)
  return (
    <button
      type="button"
      className={classes['mover']}
      style={{ transition }}
      aria-pressed={moved}
      aria-label={`Показати: ${transition}`}
      onClick={() => setMoved(!moved)}
    >
      ▸
    </button>
  )
}

/** Motion of the code, such as `duration: 180, easing: 'ease'`, as a transition of a square. */
const asTransition = (motion: string): string =>
  `transform ${/\d+/.exec(motion)?.[0] ?? ''}ms ${/easing: '([^']+)'/.exec(motion)?.[1] ?? 'ease'}`

function Motion(): ReactNode {
  return (
    <>
      <h1>Рух</h1>
      <Part
        title="Переходи"
        text="Лише щоб показати, звідки щось узялося. Хто просить менше руху, не бачить жодного. Натисни квадрат."
      >
        {TRANSITIONS.map(([transition, sheets]) => (
          <Row key={transition} name={transition} sample={<Mover transition={transition} />}>
            <span>{sheets.join(', ')}</span>
          </Row>
        ))}
      </Part>
      <Part
        title="Рух, який задає код"
        text="Діалоги, що з’являються знизу, сповіщення й рядки, що розступаються, поки один пересувають."
      >
        {motions.map(([motion, files]) => (
          <Row key={motion} name={motion} sample={<Mover transition={asTransition(motion)} />}>
            <span>{files.join(', ')}</span>
          </Row>
        ))}
      </Part>
      <Part
        title="Анімації"
        text="Те, що рухається саме: що з’являється, і обриси — стільки, скільки завантажується."
      >
        {ANIMATIONS.map(([animation, sheets]) => (
          <Row key={animation} name={animation} sample={null}>
            <span>{sheets.join(', ')}</span>
          </Row>
        ))}
      </Part>
    </>
  )
}

export const Page: StoryObj<typeof meta> = {
  name: 'Рух',
  render: () => <Motion />,
  async play({ canvas, userEvent }) {
    // The motion of dialogs, sorted items and toasts.
    await expect(motions.flatMap(([, files]) => files)).toEqual(
      expect.arrayContaining(['Dialog.tsx', 'SortableItem.tsx', 'toast-list.tsx']),
    )
    for (const [motion] of motions) await expect(canvas.getByText(motion)).toBeVisible()
    for (const [property, values] of [
      ['transition', TRANSITIONS],
      ['animation', ANIMATIONS],
    ] as const) {
      await expect(counted(property, values).toSorted()).toEqual(declared(property).toSorted())
      for (const [value] of values)
        await expect(canvas.getByText(value, { selector: 'strong' })).toBeVisible()
    }
    // Each transition can be seen, also one that the code sets.
    const movers = canvas.getAllByRole('button')
    await expect(movers).toHaveLength(TRANSITIONS.length + motions.length)
    for (const mover of [movers[0], movers.at(-1)]) {
      if (!mover) throw new Error('No transition is shown')
      await userEvent.click(mover)
      await expect(mover).toHaveAttribute('aria-pressed', 'true')
    }
    await expect(movers.at(-1)?.style.transition).toContain('180ms')
  },
}
