import { Tabs } from '@mantine/core'
import { type ReactNode, useEffect, useRef, useState } from 'react'

import '@mantine/core/styles/Tabs.css'
import type { OperationFacts } from '../control/control.ts'
import type { ProductPage } from '../product-page.ts'
import type { ScenarioTitle } from '../product.ts'
import type { Mock } from '../steps/window-mock.ts'
import { PANEL_TABS, type PanelMemory, type PanelTab } from './memory.ts'
import { type PanelNotice, NoticeLine } from './NoticeLine.tsx'
import { PanelHeader } from './PanelHeader.tsx'
import { PanelContext, type PanelTools } from './parts/panel-context.ts'
import { reasonText } from './reason-text.ts'
import { DataTab } from './tabs/DataTab.tsx'
import { FaultsTab } from './tabs/FaultsTab.tsx'
import { RequestsTab } from './tabs/RequestsTab.tsx'
import { ServerTab } from './tabs/ServerTab.tsx'
import { SmsTab } from './tabs/SmsTab.tsx'
import { StateTab } from './tabs/StateTab.tsx'
import { StepsTab } from './tabs/StepsTab.tsx'
import { useFocusAfterRemoval } from './use-focus-after-removal.ts'
import { useSnapshot } from './use-snapshot.ts'

import classes from './Panel.module.css'

interface PanelProps {
  mock: Mock
  page: ProductPage
  /** The state that the tab has stored. */
  memory: Readonly<PanelMemory>
  onMemory: (change: Partial<PanelMemory>) => void
  /** Whether it takes the focus when it opens. */
  focus: boolean
  onClose: () => void
}

interface Facts {
  scenarios: ScenarioTitle[]
  operations: OperationFacts[]
  serverAddress: string | null
}

/**
 * The QA panel: a sheet beside the product, which stays usable. All its actions go through
 * `window.mock`.
 */
export function Panel({ mock, page, memory, onMemory, focus, onClose }: PanelProps): ReactNode {
  const { snapshot, refresh, forget } = useSnapshot(mock)
  const [facts, setFacts] = useState<Facts | null>(null)
  const [tab, setTab] = useState(memory.tab)
  const [side, setSide] = useState(memory.side)
  const [operation, setOperation] = useState('')
  const [said, setSaid] = useState<PanelNotice | null>(null)
  const sheet = useRef<HTMLDivElement>(null)
  useFocusAfterRemoval(sheet)

  useEffect(() => {
    Promise.all([mock.scenarios(), mock.operations(), mock.serverAddress()])
      .then(([scenarios, operations, serverAddress]) =>
        setFacts({ scenarios, operations, serverAddress }),
      )
      .catch((error: unknown) =>
        setSaid({ kind: 'error', text: `Мок не відповідає: ${reasonText(error)}` }),
      )
  }, [mock])
  useEffect(() => {
    if (focus) sheet.current?.focus({ preventScroll: true })
  }, [focus])

  const openTab = (next: PanelTab): void => {
    onMemory({ tab: next })
    setTab(next)
    setSaid(null)
  }
  const act: PanelTools['act'] = async (work, done, failed = 'Не вийшло') => {
    setSaid(null)
    try {
      await work()
      if (done !== undefined) setSaid({ kind: 'done', text: done })
      await refresh()
    } catch (error) {
      setSaid({ kind: 'error', text: `${failed}: ${reasonText(error)}` })
    }
  }
  const tools: PanelTools | null = snapshot &&
    facts && {
      ...snapshot,
      ...facts,
      mock,
      page,
      act,
      copy: (text, done) =>
        act(async () => {
          const copied = await text()
          try {
            await navigator.clipboard.writeText(copied)
            setSaid({ kind: 'done', text: done })
          } catch {
            setSaid({ kind: 'text', text: 'Немає доступу до буфера. Скопіюй звідси:', copied })
          }
        }),
      clearRequests: () =>
        act(async () => {
          await mock.clearRequests()
          forget()
        }),
      breakOperation: (name) => {
        setOperation(name)
        openTab('faults')
      },
    }

  return (
    <div
      ref={sheet}
      className={classes['sheet']}
      data-side={side}
      role="dialog"
      aria-labelledby="mock-panel-title"
      tabIndex={-1}
    >
      <PanelHeader
        clock={snapshot?.settings.clock ?? null}
        zone={page.time.zone}
        side={side}
        onSide={(next) => {
          onMemory({ side: next })
          setSide(next)
        }}
        onClose={onClose}
      />
      {snapshot?.isRefused && (
        <p role="alert" className={classes['refused']}>
          Браузер не зберігає базу мока: зміни живуть лише до перезавантаження цієї вкладки.
        </p>
      )}
      {tools && (
        <PanelContext value={tools}>
          <Tabs
            value={tab}
            onChange={(value) => openTab(PANEL_TABS.find((one) => one === value) ?? 'state')}
            classNames={{
              root: classes['tabs'] ?? '',
              list: classes['list'] ?? '',
              tab: classes['tab'] ?? '',
              panel: classes['body'] ?? '',
            }}
            keepMounted={false}
          >
            <Tabs.List aria-label="Розділи панелі">
              {PANEL_TABS.map((name) => (
                <Tabs.Tab key={name} value={name}>
                  {TITLES[name]} <Count tools={tools} tab={name} />
                </Tabs.Tab>
              ))}
            </Tabs.List>
            <Tabs.Panel value="state">
              <StateTab />
            </Tabs.Panel>
            <Tabs.Panel value="faults">
              <FaultsTab operation={operation} onOperation={setOperation} />
            </Tabs.Panel>
            <Tabs.Panel value="requests">
              <RequestsTab />
            </Tabs.Panel>
            <Tabs.Panel value="sms">
              <SmsTab />
            </Tabs.Panel>
            <Tabs.Panel value="data">
              <DataTab />
            </Tabs.Panel>
            <Tabs.Panel value="steps">
              <StepsTab />
            </Tabs.Panel>
            <Tabs.Panel value="server">
              <ServerTab />
            </Tabs.Panel>
          </Tabs>
        </PanelContext>
      )}
      <NoticeLine said={said} onClose={() => setSaid(null)} />
    </div>
  )
}

const TITLES: Record<PanelTab, string> = {
  state: 'Стан',
  faults: 'Збої',
  requests: 'Запити',
  sms: 'SMS',
  data: 'Дані',
  steps: 'Кроки',
  server: 'Сервер',
}

/** The number beside a tab's name; red if the contract is broken. */
function Count({ tools, tab }: { tools: PanelTools; tab: PanelTab }): ReactNode {
  const violations = tools.entries.filter(({ violation }) => violation !== null).length
  const count = {
    state: 0,
    faults: tools.settings.faults.filter(({ left }) => left !== 0).length,
    requests: violations,
    sms: tools.sms.length,
    data: 0,
    steps: tools.recording?.steps.length ?? 0,
    server: tools.serverAddress === null ? 0 : tools.settings.server.length,
  }[tab]
  if (count === 0) return null
  return (
    <span className={classes['count']} data-alarm={tab === 'requests' || undefined}>
      {count}
      {tab === 'requests' && <span className={classes['hidden']}> порушень контракту</span>}
    </span>
  )
}
