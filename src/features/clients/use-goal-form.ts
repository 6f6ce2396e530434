import { useAtom } from 'jotai'

import type { User } from '#src/api/people.ts'
import { errorMessage } from '#src/errors/error-text.ts'
import { toast } from '#src/ui/toast.ts'
import { useSingleMutation } from '#src/ui/use-single-mutation.ts'

import { cardSaving } from './api.ts'
import { cardDraft } from './state.ts'

type Card = NonNullable<User['client_info']>
type Values = Pick<Card, 'goal' | 'notes'>

/** The goal and notes of the own card as they are being changed; what is typed stays on the device until it is saved. */
export function useGoalForm(card: Card, userId: string) {
  const stored = cardDraft(userId)
  const [draft, setDraft] = useAtom(stored.atom)
  const { goal, notes }: Values = draft ?? card
  const changes = {
    ...(goal !== null && goal !== card.goal && { goal }),
    ...(notes !== card.notes && { notes }),
  }
  const { call, reset, isPending, error } = useSingleMutation({
    ...cardSaving,
    onSuccess: (_, sent) => {
      // What was typed while it was being saved stays.
      const typed = stored.read()
      if (typed?.goal === (sent.goal ?? card.goal) && typed.notes === (sent.notes ?? card.notes))
        setDraft(null)
    },
  })
  return {
    values: { goal, notes },
    changed: Object.keys(changes).length > 0,
    change: (change: Partial<Values>): void => setDraft({ goal, notes, ...change }),
    save: (): void => {
      if (Object.keys(changes).length === 0) return
      call(changes, {
        onSuccess: () => toast.success('Картку збережено'),
        onError: (failure) => toast.error(errorMessage(failure).text),
      })
    },
    discard: (): void => {
      reset()
      setDraft(null)
    },
    pending: isPending,
    error,
  }
}
