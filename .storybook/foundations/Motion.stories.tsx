import type { Meta, StoryObj } from '@storybook/react-vite'
import { type CSSProperties, type ReactNode, useState } from 'react'
import { expect, waitFor } from 'storybook/test'

import { MOTION_MS } from '../common/design-tokens.ts'
import { Facts, OWN_PAGE, type PartRows } from '../common/page.tsx'
import { foundIn, PRODUCT, SHEETS } from '../common/sources.ts'
import { used } from '../common/uses.ts'

import classes from './samples.module.css'

const meta = { title: 'Основи/Рух', tags: ['!autodocs'], ...OWN_PAGE } satisfies Meta
export default meta

const TRANSITIONS = foundIn(SHEETS, /\btransition: ([^;]+);/g)
const ANIMATIONS = foundIn(SHEETS, /\banimation: ([^;]+);/g)
/** `transition: 'fade-up', duration: 180`, `duration: 180, easing: 'ease'`, `transitionDuration={180}`. */
const OF_CODE = foundIn(
  PRODUCT,
  /\{ ((?:transition: '[^']+', )?duration: \d+(?:, easing: '[^']+')?) \}|\b(transitionDuration=\{\d+\})/g,
)
/** The keyframes of the sheets: their names are local to the sheets, so the page has its own. */
const KEYFRAMES = foundIn(SHEETS, /(@keyframes [\w-]+ \{(?:[^{}]*\{[^{}]*\})*\s*\})/g)

/** What a press changes, by the property that a transition names; the motion of code comes from below. */
const ENDS: Record<string, CSSProperties> = {
  'background-color': { backgroundColor: 'transparent' },
  opacity: { opacity: 0.2 },
  transform: { transform: 'rotate(180deg)' },
  all: { opacity: 0.2, transform: 'translateY(50%)' },
}

/** A button that plays a transition, there and back, or an animation, from its beginning. */
function Sample({ motion, style }: { motion: string; style: CSSProperties }): ReactNode {
  const [times, setTimes] = useState(0)
  const end = times % 2 === 1 ? ENDS[String(style.transition).replace(/ .*/, '')] : {}
  return (
    <button
      type="button"
      className={classes['stage']}
      aria-label={`Показати: ${motion}`}
      onClick={() => setTimes(times + 1)}
    >
      <span
        key={style.animation ? times : 0}
        className={classes['moved']}
        style={{ ...style, ...end }}
      />
    </button>
  )
}

const timeOf = (motion: string): string =>
  `${/\d+/.exec(motion)?.[0] ?? ''}ms ${/easing: '([^']+)'/.exec(motion)?.[1] ?? 'ease'}`

const PARTS: PartRows[] = [
  [
    'Переходи',
    'Лише щоб показати, звідки щось узялося. Хто просить менше руху, не бачить жодного. Натисни зразок.',
    used(TRANSITIONS, (transition) => <Sample motion={transition} style={{ transition }} />),
  ],
  [
    'Рух, який задає код',
    'Діалоги, що з’являються знизу, сповіщення й рядки, що розступаються. Зразок показує час і плин.',
    used(OF_CODE, (motion) => (
      <Sample motion={motion} style={{ transition: `all ${timeOf(motion)}` }} />
    )),
  ],
  [
    'Анімації',
    'Те, що рухається саме: що з’являється, і обриси — стільки, скільки завантажується.',
    used(ANIMATIONS, (animation) => <Sample motion={animation} style={{ animation }} />),
  ],
]

export const Page: StoryObj<typeof meta> = {
  name: 'Рух',
  render: () => (
    <>
      <style>{KEYFRAMES.map(([text]) => text).join('\n')}</style>
      <Facts title="Рух" parts={PARTS} />
    </>
  ),
  async play({ canvas, canvasElement, userEvent }) {
    // The motion of dialogs, sorted items and toasts.
    const files = new Set(OF_CODE.flatMap(([, one]) => one))
    for (const file of ['Dialog.tsx', 'SortableList.tsx', 'toast-list.tsx'])
      await expect(files).toContain(file)
    // The design tokens have the times of the style sheets.
    const times = [...TRANSITIONS, ...ANIMATIONS].flatMap(([one]) => one.match(/\d+(?=ms)/g) ?? [])
    await expect(new Set(times.map(Number))).toEqual(new Set(Object.values(MOTION_MS)))
    // Each property that a transition names has a sample, and each animation its keyframes.
    for (const [motion] of TRANSITIONS)
      await expect(ENDS).toHaveProperty([motion.replace(/ .*/, '')])
    const started: string[] = []
    canvasElement.addEventListener('animationstart', (event) => started.push(event.animationName))
    for (const [motion] of ANIMATIONS) {
      await userEvent.click(canvas.getByRole('button', { name: `Показати: ${motion}` }))
      await waitFor(() => expect(started).toContain(motion.replace(/ .*/, '')))
    }
  },
}
