import { Title } from '@mantine/core'
import type { UseQueryResult } from '@tanstack/react-query'
import { type ReactNode, useEffect, useId, useRef } from 'react'

import type { components } from '#src/api/contract.gen.ts'
import { isWhole } from '#src/api/queries.ts'
import type { User } from '#src/api/reads.ts'
import { FailureText } from '#src/ui/FailureText.tsx'
import { SkeletonBlock } from '#src/ui/LoadingScreen.tsx'
import { EmptyState, FailedQuery } from '#src/ui/states/States.tsx'

import { ChosenClient } from './ChosenClient.tsx'
import { ClientFinder } from './ClientFinder.tsx'

import classes from './ClientChoice.module.css'

interface ClientChoiceProps {
  /** The coach's whole base. */
  clients: UseQueryResult<User[]>
  chosen: components['schemas']['Person'] | null
  /** Whether the chosen one is new for the meeting. */
  isNew: boolean
  error: string | null
  /** Called with an id, or with null to choose again. */
  onChoose: (id: string | null) => void
}

/** The client of a meeting: the chosen one, or a search. */
export function ClientChoice({
  clients,
  chosen,
  isNew,
  error,
  onChoose,
}: ClientChoiceProps): ReactNode {
  const id = useId()
  const area = useFocusOnSuccessor(chosen !== null)
  return (
    <section
      ref={area}
      aria-labelledby={id}
      tabIndex={-1}
      data-field="client"
      className={classes['choice']}
    >
      <Title order={2} size="h3" id={id}>
        Клієнт
      </Title>
      {chosen ? (
        <ChosenClient client={chosen} isNew={isNew} onChange={() => onChoose(null)} />
      ) : (
        <Search clients={clients} onChoose={onChoose} />
      )}
      <FailureText>{error}</FailureText>
    </section>
  )
}

function Search({ clients, onChoose }: Pick<ClientChoiceProps, 'clients' | 'onChoose'>): ReactNode {
  if (clients.isPending) return <SkeletonBlock height="24rem" />
  if (clients.isLoadingError) return <FailedQuery query={clients} />
  // A client on a page of the list that has not loaded yet must not be reported as missing.
  if (!isWhole(clients)) return <SkeletonBlock height="24rem" />
  if (clients.data.length === 0)
    return (
      <EmptyState
        title="У базі ще немає клієнтів"
        text="Надішли посилання на свій сайт: хто запишеться на тренування, з’явиться тут."
      />
    )
  return <ClientFinder clients={clients.data} onConfirm={onChoose} />
}

/**
 * Moves the focus to the next control when a client is chosen or is to be chosen again, because the
 * focused control is removed.
 */
function useFocusOnSuccessor(isChosen: boolean) {
  const area = useRef<HTMLElement>(null)
  const was = useRef(isChosen)
  useEffect(() => {
    if (was.current === isChosen) return
    was.current = isChosen
    if (document.activeElement !== document.body) return
    const successor = isChosen ? '[data-change-client]' : 'input'
    area.current?.querySelector<HTMLElement>(successor)?.focus()
  }, [isChosen])
  return area
}
