/** The only part of the panel that always loads: a narrow tab at the edge, and a shortcut. */
import { PANEL_ID } from '../panel-id.ts'
import type { ProductPage } from '../product-page.ts'
import { isShortcut } from '../shortcut.ts'
import type { Mock } from '../steps/window-mock.ts'
import type { keysFromNow } from './keys-from-now.ts'
import { keepMemory, readMemory } from './memory.ts'
import { movable } from './movable.ts'

import css from './opener.css?inline'

/**
 * Adds the opener to the page, beside the application; opens the panel again if it was open in this
 * tab.
 *
 * @param onKeys sets what is called with keys before the application's own listeners
 */
export function offerPanel(
  mock: Mock,
  page: ProductPage,
  onKeys: ReturnType<typeof keysFromNow>,
): void {
  const memory = readMemory()
  keepMemory(memory)

  // No style sheet file: the first screen would wait for it. No style element: the order of the
  // others stays as it is.
  const sheet = new CSSStyleSheet()
  sheet.replaceSync(css)
  document.adoptedStyleSheets.push(sheet)

  const host = document.createElement('aside')
  host.id = PANEL_ID
  host.ariaLabel = 'Панель QA'
  const opener = document.createElement('button')
  opener.type = 'button'
  opener.className = 'mock-opener'
  opener.textContent = 'QA'
  opener.title = 'Панель QA: Ctrl+Shift+M. Перетягни або посунь стрілками'
  opener.ariaLabel = 'Відкрити панель QA'
  const room = document.createElement('div')
  host.append(opener, room)
  document.body.append(host)
  movable(opener, memory)

  let unmount: (() => void) | null = null
  let before: Element | null = null

  const show = (): void => {
    opener.ariaExpanded = String(memory.open)
  }
  const close = (): void => {
    memory.open = false
    show()
    unmount?.()
    unmount = null
    const target = before?.isConnected && before !== document.body ? before : opener
    if (target instanceof HTMLElement) target.focus({ preventScroll: true })
  }
  const open = async (focus: boolean): Promise<void> => {
    memory.open = true
    before = document.activeElement
    const [{ mountPanel }, look] = await Promise.all([import('./mount.tsx'), page.loadLook()])
    if (!memory.open || unmount) return
    unmount = mountPanel({ host, room, mock, page, look, memory, focus, onClose: close })
    show()
  }
  const toggle = (): void => {
    if (memory.open) close()
    else void open(true)
  }

  opener.addEventListener('click', toggle)
  show()
  // Before the application's own listeners: Escape in the panel must not close its dialogs.
  onKeys((event) => {
    const { key, target } = event
    const inPanel = target instanceof Node && room.contains(target)
    // If a pressed control of the panel is removed, the focus is lost.
    const closes = key === 'Escape' && memory.open && (inPanel || target === document.body)
    if (!isShortcut(event) && !closes) return
    event.preventDefault()
    event.stopImmediatePropagation()
    toggle()
  })
  // A dialog of the application locks the page's scrolling by listeners on the document.
  for (const type of ['wheel', 'touchmove'])
    room.addEventListener(type, (event) => event.stopPropagation(), { passive: true })
  if (memory.open) void open(false)
}
