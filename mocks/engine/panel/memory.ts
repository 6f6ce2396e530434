/** What a tab remembers of its panel over reloads and logouts, which testers often cause. */
export const PANEL_TABS = ['state', 'faults', 'requests', 'sms', 'data', 'steps', 'server'] as const
export type PanelTab = (typeof PANEL_TABS)[number]
export type PanelSide = 'left' | 'right'

export interface PanelMemory {
  open: boolean
  tab: PanelTab
  side: PanelSide
  /** The place of the opener, in per cent of the window's height. */
  top: number
}

const KEY = 'mock-panel'

export function readMemory(): PanelMemory {
  const memory: PanelMemory = { open: false, tab: 'state', side: 'right', top: 50 }
  try {
    const kept: Record<string, unknown> = Object(JSON.parse(sessionStorage.getItem(KEY) ?? 'null'))
    memory.open = kept['open'] === true
    memory.tab = PANEL_TABS.find((tab) => tab === kept['tab']) ?? memory.tab
    memory.side = kept['side'] === 'left' ? 'left' : 'right'
    if (typeof kept['top'] === 'number') memory.top = Math.min(90, Math.max(10, kept['top']))
  } catch {
    // Blocked or corrupt: the initial state.
  }
  return memory
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
