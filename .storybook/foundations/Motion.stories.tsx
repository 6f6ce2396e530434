import type { Meta, StoryObj } from '@storybook/react-vite'
import { type CSSProperties, type ReactNode, useState } from 'react'
import { expect, waitFor } from 'storybook/test'

import { OWN_PAGE, Used } from '../common/page.tsx'
import { foundIn, PRODUCT, SHEETS } from '../common/sources.ts'

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
  const property = String(style.transition ?? '').split(' ')[0] ?? ''
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
        style={{ ...style, ...(times % 2 === 1 && ENDS[property]) }}
      >
        ▾
      </span>
    </button>
  )
}

const timeOf = (motion: string): string =>
  `${/\d+/.exec(motion)?.[0] ?? ''}ms ${/easing: '([^']+)'/.exec(motion)?.[1] ?? 'ease'}`

export const Page: StoryObj<typeof meta> = {
  name: 'Рух',
  render: () => (
    <>
      <h1>Рух</h1>
      <style>{KEYFRAMES.map(([text]) => text).join('\n')}</style>
      <Used
        title="Переходи"
        text="Лише щоб показати, звідки щось узялося. Хто просить менше руху, не бачить жодного. Натисни зразок."
        found={TRANSITIONS}
        sampleOf={(transition) => <Sample motion={transition} style={{ transition }} />}
      />
      <Used
        title="Рух, який задає код"
        text="Діалоги, що з’являються знизу, сповіщення й рядки, що розступаються, поки один пересувають. Зразок показує час і плин."
        found={OF_CODE}
        sampleOf={(motion) => (
          <Sample motion={motion} style={{ transition: `all ${timeOf(motion)}` }} />
        )}
      />
      <Used
        title="Анімації"
        text="Те, що рухається саме: що з’являється, і обриси — стільки, скільки завантажується."
        found={ANIMATIONS}
        sampleOf={(animation) => <Sample motion={animation} style={{ animation }} />}
      />
    </>
  ),
  async play({ canvas, canvasElement, userEvent }) {
    // The motion of dialogs, sorted items and toasts.
    await expect(OF_CODE.flatMap(([, files]) => files)).toEqual(
      expect.arrayContaining(['Dialog.tsx', 'SortableList.tsx', 'toast-list.tsx']),
    )
    // Each property that a transition names has a sample, and each animation its keyframes.
    for (const [motion] of TRANSITIONS)
      await expect(Object.keys(ENDS)).toContain(motion.split(' ')[0])
    const started: string[] = []
    canvasElement.addEventListener('animationstart', (event) => started.push(event.animationName))
    for (const [motion] of ANIMATIONS) {
      await userEvent.click(canvas.getByRole('button', { name: `Показати: ${motion}` }))
      await waitFor(() => expect(started).toContain(motion.split(' ')[0]))
    }
  },
}
