import { IconCloud } from '@tabler/icons-react'
import type { ReactNode } from 'react'

import { Choices } from '../parts/Choices.tsx'
import { usePanel } from '../parts/panel-context.ts'
import { PanelSection } from '../parts/PanelSection.tsx'

import lines from '../parts/lines.module.css'
import marks from '../parts/marks.module.css'
import classes from './ServerTag.module.css'

interface ServerTagProps {
  tag: string
  /** Its operations. */
  names: readonly string[]
  /** All operations that the server answers. */
  chosen: ReadonlySet<string>
  onChoose: (names: readonly string[], isServers: boolean) => void
}

const SIDES = [
  { value: 'mock', label: 'Мок' },
  { value: 'server', label: 'Сервер' },
] as const

/** A tag of the contract, and below it each of its operations. */
export function ServerTag({ tag, names, chosen, onChoose }: ServerTagProps): ReactNode {
  const { entries } = usePanel()
  const own = names.filter((name) => chosen.has(name))
  const departures = (name: string): number =>
    entries.filter(
      ({ operation, from, violation }) =>
        operation === name && from === 'server' && violation !== null,
    ).length
  return (
    <PanelSection
      title={tag}
      note={own.length === 0 ? 'мок' : `сервер: ${own.length} з ${names.length}`}
    >
      <Choices
        label={`Хто відповідає: ${tag}`}
        choices={SIDES}
        isChosen={(side) => own.length === (side === 'server' ? names.length : 0)}
        onChoose={(side) => onChoose(names, side === 'server')}
      />
      <details className={classes['fold']}>
        <summary>Операції</summary>
        <ul className={lines['rows']} aria-label={`Операції: ${tag}`}>
          {names.map((name) => {
            const isServers = chosen.has(name)
            const wrong = departures(name)
            return (
              <li key={name}>
                <button
                  type="button"
                  className={lines['line']}
                  aria-pressed={isServers}
                  onClick={() => onChoose([name], !isServers)}
                >
                  <code className={classes['operation']}>{name}</code>{' '}
                  {wrong > 0 && <span className={marks['broken']}>відхилень: {wrong}</span>}{' '}
                  {isServers && (
                    <span className={marks['mark']} data-from="server">
                      <IconCloud size={14} aria-hidden /> сервер
                    </span>
                  )}
                </button>
              </li>
            )
          })}
        </ul>
      </details>
    </PanelSection>
  )
}
