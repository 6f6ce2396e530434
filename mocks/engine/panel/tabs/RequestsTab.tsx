import { Button, TextInput } from '@mantine/core'
import { type ReactNode, useState } from 'react'

import { CONTRACT_PAGE_PATH } from '../../contract-page-path.ts'
import { HeldButton } from '../parts/HeldButton.tsx'
import { usePanel } from '../parts/panel-context.ts'
import { matches } from './log-text.ts'
import { RequestRow } from './RequestRow.tsx'

import controls from '../parts/controls.module.css'
import lines from '../parts/lines.module.css'
import sections from '../parts/PanelSection.module.css'
import prose from '../parts/prose.module.css'

/** The maximum number of rows on the screen. */
const SHOWN = 150

/** The calls that the mock has answered, newest first. */
export function RequestsTab(): ReactNode {
  const { entries, clearRequests } = usePanel()
  const [search, setSearch] = useState('')
  const found = entries.filter((entry) => matches(entry, search)).toReversed()
  return (
    <>
      <div className={controls['row']}>
        <TextInput
          type="search"
          aria-label="Пошук у запитах"
          placeholder="Шлях, метод або статус"
          value={search}
          onChange={(event) => setSearch(event.currentTarget.value)}
        />
        <HeldButton disabled={entries.length === 0} onClick={() => void clearRequests()}>
          Очистити
        </HeldButton>
        {/* A static build has no server that generates the page. */}
        {import.meta.env.DEV && (
          <Button component="a" href={CONTRACT_PAGE_PATH} target="_blank" rel="noreferrer">
            Контракт API
          </Button>
        )}
      </div>
      {found.length === 0 && <p className={sections['empty']}>Тут з’являться запити до API.</p>}
      <ul className={lines['rows']} aria-label="Запити">
        {found.slice(0, SHOWN).map((entry) => (
          <RequestRow key={entry.id} entry={entry} />
        ))}
      </ul>
      {found.length > SHOWN && (
        <p className={prose['hint']}>
          Показано {SHOWN} з {found.length}.
        </p>
      )}
    </>
  )
}
