import type { ReactNode } from 'react'

import { tagOf } from '../../server-choice.ts'
import { Choices } from '../parts/Choices.tsx'
import { usePanel } from '../parts/panel-context.ts'
import { PanelSection } from '../parts/PanelSection.tsx'
import { ServerTag } from './ServerTag.tsx'

import sections from '../parts/PanelSection.module.css'
import prose from '../parts/prose.module.css'

const SIDES = [
  { value: 'server', label: 'Усе із сервера' },
  { value: 'mock', label: 'Усе з мока' },
] as const

/** Which operations the real server answers: all, by tag, by operation. */
export function ServerTab(): ReactNode {
  const { mock, settings, operations, serverAddress, act } = usePanel()
  const names = operations.map(({ name }) => name)
  const chosen = new Set(settings.server)
  /** The server's operations with these added or removed. */
  const choose = (own: readonly string[], isServers: boolean): void => {
    const rest = settings.server.filter((name) => !own.includes(name))
    void act(() => mock.server(...rest, ...(isServers ? own : [])))
  }
  if (serverAddress === null)
    return (
      <p className={sections['empty']}>
        Поруч із цим моком немає сервера. Запусти{' '}
        <code>VITE_API_URL=https://… npm run dev:hybrid</code>.
      </p>
    )
  return (
    <>
      <PanelSection title="Сервер" note={`${chosen.size} з ${names.length}`}>
        <p className={prose['address']}>{serverAddress}</p>
        <Choices
          label="Хто відповідає на все"
          choices={SIDES}
          isChosen={(side) => chosen.size === (side === 'server' ? names.length : 0)}
          onChoose={(side) => choose(names, side === 'server')}
        />
        <p className={prose['hint']}>
          Вхід, токени та їх оновлення (auth) тримай на одному боці: мок приймає токени сервера, а
          сервер токенів мока не знає. Після зміни увійди знову.
        </p>
      </PanelSection>
      {[...new Set(names.map(tagOf))].map((tag) => (
        <ServerTag
          key={tag}
          tag={tag}
          names={names.filter((name) => tagOf(name) === tag)}
          chosen={chosen}
          onChoose={choose}
        />
      ))}
    </>
  )
}
