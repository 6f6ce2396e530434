/** Makes the opener movable, by dragging or with the arrow keys. */
import type { PanelMemory } from './memory.ts'

/** Pixels that a pointer may move before a press becomes a drag. */
const SLACK = 6

const within = (top: number): number => Math.min(90, Math.max(10, top))

/** Positions the element as stored in `memory`, and stores its new position when it is moved. */
export function movable(element: HTMLElement, memory: PanelMemory): void {
  const place = (): void => {
    element.dataset['side'] = memory.side
    element.style.setProperty('--mock-opener-top', `${memory.top}%`)
  }
  let pressed: { x: number; y: number } | null = null
  let dragged = false

  element.addEventListener('pointerdown', (event) => {
    pressed = { x: event.clientX, y: event.clientY }
    dragged = false
    element.setPointerCapture(event.pointerId)
  })
  element.addEventListener('pointermove', ({ clientX, clientY }) => {
    if (!pressed) return
    dragged ||= Math.hypot(clientX - pressed.x, clientY - pressed.y) > SLACK
    if (!dragged) return
    memory.side = clientX < innerWidth / 2 ? 'left' : 'right'
    memory.top = within((clientY / innerHeight) * 100)
    place()
  })
  const release = (): void => {
    pressed = null
  }
  element.addEventListener('pointerup', release)
  element.addEventListener('pointercancel', release)
  // The end of a drag is not a press.
  element.addEventListener('click', (event) => {
    if (dragged) event.stopImmediatePropagation()
    dragged = false
  })
  element.addEventListener('keydown', ({ key }) => {
    if (key === 'ArrowLeft') memory.side = 'left'
    else if (key === 'ArrowRight') memory.side = 'right'
    else if (key === 'ArrowUp') memory.top = within(memory.top - 10)
    else if (key === 'ArrowDown') memory.top = within(memory.top + 10)
    place()
  })
  place()
}
