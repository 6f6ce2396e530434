import type { Meta, StoryObj } from '@storybook/react-vite'
import type { ReactNode } from 'react'
import { expect, waitFor } from 'storybook/test'
import { motions } from 'virtual:motion-and-plurals'

import { ToastList } from '#src/ui/overlays/toast-list.tsx'
import { page } from '#storybook/person.ts'

import { counted, declared } from './browser-sheets.ts'
import { Part, Row } from './facts.tsx'
import { AnimationSample, CodeSample, Keyframes, TransitionSample } from './motion-samples.tsx'
import { ownPage, WHOLE_WINDOW } from './own-page.tsx'
import { foundInSheets } from './style-sheets.ts'

const meta = {
  title: 'Основи/Рух',
  tags: ['!autodocs'],
  decorators: [ownPage],
  globals: WHOLE_WINDOW,
} satisfies Meta
export default meta

const TRANSITIONS = foundInSheets(/\btransition: ([^;]+);/g)
const ANIMATIONS = foundInSheets(/\banimation: ([^;]+);/g)

function Motion(): ReactNode {
  return (
    <>
      <h1>Рух</h1>
      <Keyframes />
      <ToastList />
      <Part
        title="Переходи"
        text="Лише щоб показати, звідки щось узялося. Хто просить менше руху, не бачить жодного. Натисни зразок."
      >
        {TRANSITIONS.map(([transition, sheets]) => (
          <Row key={transition} name={transition} sample={<TransitionSample motion={transition} />}>
            <span>{sheets.join(', ')}</span>
          </Row>
        ))}
      </Part>
      <Part
        title="Рух, який задає код"
        text="Діалоги, що з’являються знизу, сповіщення й рядки, що розступаються, поки один пересувають."
      >
        {motions.map(([motion, files]) => (
          <Row key={motion} name={motion} sample={<CodeSample motion={motion} />}>
            <span>{files.join(', ')}</span>
          </Row>
        ))}
      </Part>
      <Part
        title="Анімації"
        text="Те, що рухається саме: що з’являється, і обриси — стільки, скільки завантажується."
      >
        {ANIMATIONS.map(([animation, sheets]) => (
          <Row key={animation} name={animation} sample={<AnimationSample motion={animation} />}>
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
  async play({ canvas, canvasElement, userEvent }) {
    // The motion of dialogs, sorted items and toasts.
    await expect(motions.flatMap(([, files]) => files)).toEqual(
      expect.arrayContaining(['Dialog.tsx', 'SortableList.tsx', 'toast-list.tsx']),
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
    // A transition changes the property that it names.
    const sampleOf = (motion: string): HTMLElement =>
      canvas.getByRole('button', { name: `Показати: ${motion}` })
    const shown = (motion: string): CSSStyleDeclaration | undefined => {
      const moved = sampleOf(motion).firstElementChild
      return moved ? getComputedStyle(moved) : undefined
    }
    for (const [motion] of TRANSITIONS) {
      const property = motion.split(' ')[0] ?? ''
      await expect(shown(motion)?.transitionProperty).toBe(property)
      const before = shown(motion)?.getPropertyValue(property)
      await userEvent.click(sampleOf(motion))
      await waitFor(() => expect(shown(motion)?.getPropertyValue(property)).not.toBe(before))
      await userEvent.click(sampleOf(motion))
      await waitFor(() => expect(shown(motion)?.getPropertyValue(property)).toBe(before))
    }
    // An animation has the keyframes of its sheet.
    const started: string[] = []
    canvasElement.addEventListener('animationstart', (event) => started.push(event.animationName))
    for (const [motion] of ANIMATIONS) {
      await userEvent.click(sampleOf(motion))
      await waitFor(() => expect(started).toContain(motion.split(' ')[0]))
    }
    // A dialog fades and comes from below, and items of a list move down.
    const [dialog, item] = ['fade-up', 'easing'].map(
      (word) => motions.find(([motion]) => motion.includes(word))?.[0] ?? '',
    )
    for (const motion of [dialog, item]) await userEvent.click(sampleOf(motion ?? ''))
    await waitFor(() => expect(shown(dialog ?? '')?.opacity).toBe('0'))
    await expect(shown(dialog ?? '')?.transform).toMatch(/^matrix\(1, 0, 0, 1, 0, [1-9]/)
    await waitFor(() =>
      expect(shown(item ?? '')?.transform).toMatch(/^matrix\(1, 0, 0, 1, 0, [1-9]/),
    )
    // The samples end as they begin.
    for (const motion of [dialog, item]) await userEvent.click(sampleOf(motion ?? ''))
    await waitFor(() => expect(shown(dialog ?? '')?.opacity).toBe('1'))
    // A toast is one of the product.
    await userEvent.click(sampleOf('transitionDuration={180}'))
    await page().findByText('Так з’являється сповіщення')
    await userEvent.click(page().getByRole('button', { name: 'Закрити сповіщення' }))
    await waitFor(() => expect(page().queryByText('Так з’являється сповіщення')).toBeNull())
  },
}
