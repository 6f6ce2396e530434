import * as v from 'valibot'

/** The panel's state that a tab keeps across reloads and logouts, which are frequent in tests. */
export const PANEL_TABS = ['state', 'faults', 'requests', 'sms', 'data', 'steps', 'server'] as const
export type PanelTab = (typeof PANEL_TABS)[number]
export type PanelSide = 'left' | 'right'

/** Invalid values are replaced by defaults. */
const Memory = v.object({
  open: v.fallback(v.boolean(), false),
  tab: v.fallback(v.picklist(PANEL_TABS), 'state'),
  side: v.fallback(v.picklist(['left', 'right']), 'right'),
  /** The place of the opener, in per cent of the window's height. */
  top: v.fallback(v.pipe(v.number(), v.minValue(10), v.maxValue(90)), 50),
})
export type PanelMemory = v.InferOutput<typeof Memory>

const KEY = 'mock-panel'

/** Returns the stored state, or the defaults if the storage is blocked or has invalid JSON. */
export function readMemory(): PanelMemory {
  let kept = {}
  try {
    kept = Object(JSON.parse(sessionStorage.getItem(KEY) ?? '{}'))
  } catch {}
  return v.parse(Memory, kept)
}

/** Saves the state when the page is left, which is after a logout has cleared the storage. */
export function keepMemory(memory: PanelMemory): void {
  const untouched = JSON.stringify(memory) === JSON.stringify(readMemory())
  addEventListener('pagehide', () => {
    const text = JSON.stringify(memory)
    if (untouched && text === JSON.stringify(readMemory())) return
    try {
      sessionStorage.setItem(KEY, text)
    } catch {
      // The storage is blocked.
    }
  })
}
