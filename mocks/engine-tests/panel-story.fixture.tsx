/** The panel in its stories: beside the application, on a mock that does not reload the page. */
import type { StoryContext } from '@storybook/react-vite'
import { type ReactNode, useState } from 'react'
import { fn, within } from 'storybook/test'

import { PANEL_ID } from '#mocks/engine/panel-id.ts'
import type { PanelTab } from '#mocks/engine/panel/memory.ts'
import { Panel } from '#mocks/engine/panel/Panel.tsx'
import { PanelFrame } from '#mocks/engine/panel/PanelFrame.tsx'
import type { Mock } from '#mocks/engine/steps/window-mock.ts'
import { cssVariables, theme } from '#mocks/panel-look.ts'
import { productPage } from '#mocks/pulse-product-page.ts'

/** Functions that would reload the story's page. */
export const scenario = fn<Mock['scenario']>()
export const as = fn<Mock['as']>()
export const record = fn<Mock['record']>()

export function PanelBesideScreen({ mock, tab }: { mock: Mock; tab: PanelTab }): ReactNode {
  const [host, setHost] = useState<HTMLElement | null>(null)
  return (
    <aside id={PANEL_ID} aria-label="Панель QA" ref={setHost}>
      {host && (
        <PanelFrame host={host} look={{ theme, cssVariables }}>
          <Panel
            page={productPage}
            mock={{ ...mock, scenario, as, record }}
            memory={{ open: true, tab, side: 'right', top: 50 }}
            onMemory={() => {}}
            focus
            onClose={() => {}}
          />
        </PanelFrame>
      )}
    </aside>
  )
}

type Play = Pick<StoryContext, 'canvas' | 'userEvent'>

/** The panel, once it shows the state of the mock, and how its buttons are pressed. */
export async function panelOf({ canvas, userEvent }: Play) {
  const panel = within(await canvas.findByRole('dialog', { name: 'Панель QA' }))
  await panel.findByRole('tablist')
  const press = (name: string | RegExp) => userEvent.click(panel.getByRole('button', { name }))
  return { panel, press }
}
