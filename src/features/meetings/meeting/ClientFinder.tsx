import { Button, Text } from '@mantine/core'
import { type ReactNode, useDeferredValue, useMemo, useState } from 'react'

import type { User } from '#src/api/reads.ts'
import { searchOf } from '#src/domain/names.ts'
import { SearchField } from '#src/ui/forms/SearchField.tsx'

import { ClientList } from './ClientList.tsx'

import classes from './ClientChoice.module.css'

/** Finds a client by name; «Ok» accepts the selected one (product §4 «Session creation»). */
export function ClientFinder({
  clients,
  onConfirm,
}: {
  clients: readonly User[]
  onConfirm: (id: string) => void
}): ReactNode {
  const [query, setQuery] = useState('')
  const [selected, setSelected] = useState<string | null>(null)
  const search = useMemo(() => searchOf(clients), [clients])
  // Typing stays responsive while a list of thousands is rendered.
  const wanted = useDeferredValue(query)
  const found = useMemo(() => search(wanted), [search, wanted])
  const candidate = found.find(({ id }) => id === selected)

  const confirm = (): void => {
    if (candidate) onConfirm(candidate.id)
  }
  return (
    <div className={classes['search']}>
      <SearchField
        value={query}
        onChange={setQuery}
        label="Пошук клієнта"
        placeholder="Ім’я або прізвище"
      />
      {found.length === 0 ? (
        <Text className={classes['none'] ?? ''} role="status">
          Нікого не знайдено. Перевір, як написано ім’я.
        </Text>
      ) : (
        <ClientList
          // New results are shown from the top.
          key={wanted}
          clients={found}
          selected={candidate?.id ?? null}
          onSelect={setSelected}
          onConfirm={confirm}
        />
      )}
      <Button
        variant="default"
        px="sm"
        className={classes['confirm'] ?? ''}
        disabled={!candidate}
        onClick={confirm}
      >
        Ok
      </Button>
    </div>
  )
}
