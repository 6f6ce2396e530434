/**
 * Records the layout shifts of a page while it loads. It runs in the page, so it cannot use anything
 * else in this file.
 */

/** A layout shift: its score, and a line that names what moved. */
export interface Shift {
  value: number
  line: string
}

declare global {
  interface Window {
    layoutShifts?: Shift[]
  }
}

export function watchShifts(): void {
  interface Entry extends PerformanceEntry {
    value: number
    sources: { node: Node | null; previousRect: DOMRectReadOnly; currentRect: DOMRectReadOnly }[]
  }
  const isShift = (entry: PerformanceEntry): entry is Entry => 'sources' in entry
  const boxOf = ({ x, y, width, height }: DOMRectReadOnly): string =>
    `${Math.round(x)},${Math.round(y)} ${Math.round(width)}×${Math.round(height)}`
  const shifts: Shift[] = []
  window.layoutShifts = shifts
  new PerformanceObserver((list) => {
    for (const { value, startTime, sources } of list.getEntries().filter(isShift)) {
      const moved = sources.map(({ node, previousRect, currentRect }) => {
        const element = node instanceof Element ? node : node?.parentElement
        const name = `${element?.tagName.toLowerCase() ?? 'gone'}.${element?.className ?? ''}`
        const text = (element?.textContent ?? '').slice(0, 30)
        return `${name} «${text}» ${boxOf(previousRect)} → ${boxOf(currentRect)}`
      })
      const line = `${value.toFixed(4)} at ${Math.round(startTime)} ms: ${moved.join('; ')}`
      shifts.push({ value, line })
    }
  }).observe({ type: 'layout-shift', buffered: true })
}
