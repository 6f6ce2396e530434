/** Presses, keys and drags, sent to the browser as the input of a person. */
import type { Locator, Page } from 'playwright'

type Find = (page: Page) => Locator

/** What a person does once: an action, or a text typed key by key. */
export type Step =
  | { kind: 'press' | 'route'; name: string; on: Find }
  /** The keys are sent once `shown` is visible: its code may have to load. */
  | { kind: 'keys'; name: string; keys: readonly string[]; shown?: Find }
  | { kind: 'drag'; name: string; from: Find; onto: Find }

/** One action: `run` sends it to the page, and runs no script of ours there. */
export interface Action {
  kind: 'press' | 'route' | 'key' | 'drag'
  name: string
  /** Whether it ends the step: a drag has many events. */
  isLast: boolean
  run: () => Promise<void>
}

/** How far a drag moves between two events, in px. */
const DRAG_PX = 12

/** The middle of a control once it can be pressed. */
async function middleOf(control: Locator): Promise<{ x: number; y: number }> {
  await control.click({ trial: true })
  const box = await control.boundingBox()
  if (!box) throw new Error(`${control.toString()} is gone`)
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 }
}

/** The actions of a step. Each is sent before the next one is prepared. */
export async function* actionsOf(page: Page, step: Step): AsyncGenerator<Action> {
  const { mouse, keyboard } = page
  if (step.kind === 'keys') {
    await step.shown?.(page).waitFor()
    for (const [at, key] of step.keys.entries()) {
      const press = () => (key.length > 1 ? keyboard.press(key) : keyboard.type(key))
      const name = `${step.name}: «${key}»`
      yield { kind: 'key', name, isLast: at === step.keys.length - 1, run: press }
    }
  } else if (step.kind === 'drag') {
    const from = await middleOf(step.from(page))
    const to = await middleOf(step.onto(page))
    await mouse.move(from.x, from.y)
    const part = (name: string, run: () => Promise<void>, isLast = false): Action => ({
      kind: 'drag',
      name: `${step.name}: ${name}`,
      isLast,
      run,
    })
    yield part('down', () => mouse.down())
    const moves = Math.ceil(Math.abs(to.y - from.y) / DRAG_PX)
    for (let move = 1; move <= moves; move += 1)
      yield part('move', () => mouse.move(from.x, from.y + ((to.y - from.y) * move) / moves))
    yield part('up', () => mouse.up(), true)
  } else {
    const { x, y } = await middleOf(step.on(page))
    yield { kind: step.kind, name: step.name, isLast: true, run: () => mouse.click(x, y) }
  }
}
