/** The panel except its opener; loaded when it is first opened. */
import { createRoot } from 'react-dom/client'

import type { Look, ProductPage } from '../product-page.ts'
import type { Mock } from '../steps/window-mock.ts'
import type { PanelMemory } from './memory.ts'
import { Panel } from './Panel.tsx'
import { PanelFrame } from './PanelFrame.tsx'

interface Mounting {
  /** The panel's landmark; its styles refer to it. */
  host: HTMLElement
  /** The element in it that the panel is rendered into. */
  room: HTMLElement
  mock: Mock
  page: ProductPage
  look: Look
  memory: PanelMemory
  /** Whether the panel takes the focus, because a person opened it. */
  focus: boolean
  onClose: () => void
}

/** Renders the panel in a separate React root; returns a function that removes it. */
export function mountPanel({
  host,
  room,
  mock,
  page,
  look,
  memory,
  focus,
  onClose,
}: Mounting): () => void {
  const root = createRoot(room)
  root.render(
    <PanelFrame host={host} look={look}>
      <Panel
        mock={mock}
        page={page}
        memory={memory}
        onMemory={(change) => Object.assign(memory, change)}
        focus={focus}
        onClose={onClose}
      />
    </PanelFrame>,
  )
  return () => root.unmount()
}
