import * as v from 'valibot'

/** What a tab remembers of its panel across reloads and logouts, which testers often cause. */
export const PANEL_TABS = ['state', 'faults', 'requests', 'sms', 'data', 'steps', 'server'] as const
export type PanelTab = (typeof PANEL_TABS)[number]
export type PanelSide = 'left' | 'right'

/** A value that cannot be read has its default. */
const Memory = v.object({
  open: v.fallback(v.boolean(), false),
  tab: v.fallback(v.picklist(PANEL_TABS), 'state'),
  side: v.fallback(v.picklist(['left', 'right']), 'right'),
  /** The place of the opener, in per cent of the window's height. */
  top: v.fallback(v.pipe(v.number(), v.minValue(10), v.maxValue(90)), 50),
})
export type PanelMemory = v.InferOutput<typeof Memory>

const KEY = 'mock-panel'

/** The initial state if the storage is blocked, or has no JSON. */
export function readMemory(): PanelMemory {
  let kept = {}
  try {
    kept = Object(JSON.parse(sessionStorage.getItem(KEY) ?? '{}'))
  } catch {}
  return v.parse(Memory, kept)
}

/** Saved when the page is left: later than a logout, which clears the storage. */
export function keepMemory(memory: PanelMemory): void {
  const untouched = JSON.stringify(memory) === JSON.stringify(readMemory())
  addEventListener('pagehide', () => {
    const text = JSON.stringify(memory)
    if (untouched && text === JSON.stringify(readMemory())) return
    try {
      sessionStorage.setItem(KEY, text)
    } catch {
      // A blocked storage keeps nothing.
    }
  })
}
