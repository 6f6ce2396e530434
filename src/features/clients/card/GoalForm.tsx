import { Button, NativeSelect, Textarea } from '@mantine/core'
import { schemaResolver } from '@mantine/form'
import { IconChevronDown } from '@tabler/icons-react'
import { useQueryClient } from '@tanstack/react-query'
import { useAtomValue } from 'jotai'
import { type ReactNode, useMemo } from 'react'

import { cardChanged } from '#src/api/changed.ts'
import type { User } from '#src/api/reads.ts'
import { GOALS } from '#src/domain/body.ts'
import { cardDraft, cardValues, GoalAndNotes } from '#src/draft/card-drafts.ts'
import { OvertakenNote } from '#src/draft/DraftNotes.tsx'
import { useDraftForm } from '#src/draft/use-draft-form.ts'
import { useUnsavedGuard } from '#src/draft/use-unsaved-guard.tsx'
import { failureText, OvertakenError } from '#src/errors/error-text.ts'
import { CARD_OVERTAKEN } from '#src/errors/messages.ts'
import { cardSavingMutation } from '#src/features/clients/api.ts'
import { CardSection } from '#src/features/clients/CardParts.tsx'
import { FailureText } from '#src/ui/FailureText.tsx'
import { useSingleMutation } from '#src/ui/forms/use-single-mutation.ts'
import { useFocusAfterCall } from '#src/ui/hooks/focus.ts'
import { useWhenGone } from '#src/ui/hooks/use-when-gone.ts'
import { toast } from '#src/ui/overlays/toast.ts'

import classes from './GoalForm.module.css'

/** Goal and notes of the client's own card, editable. Unsaved changes stay on the device. */
export function GoalForm({
  card,
  userId,
}: {
  card: NonNullable<User['client_info']>
  userId: string
}): ReactNode {
  const saved = useMemo(() => cardValues(card), [card])
  const draft = cardDraft(userId)
  const form = useDraftForm({
    draft,
    saved,
    validate: schemaResolver(GoalAndNotes, { sync: true }),
  })
  const client = useQueryClient()
  const { call, reset, isPending, error, showFailure } = useSingleMutation(
    cardSavingMutation(userId),
  )
  // Another tab may have saved it.
  useWhenGone(useAtomValue(draft.atom), () => {
    if (!isPending) void cardChanged(client)
  })
  const send = (): void => {
    const typed = draft.read()
    if (typed === null) return
    call(typed, {
      onSuccess: () => toast.success('Картку збережено'),
      onError: showFailure,
    })
  }
  const discard = (): void => {
    reset()
    draft.write(null)
  }
  const changed = form.isDirty()
  const isOvertaken = error instanceof OvertakenError
  const button = useFocusAfterCall(isPending)
  const guard = useUnsavedGuard({ unsaved: changed, saving: isPending, onDiscard: discard })
  return (
    <CardSection title="Мета">
      <form className={classes['form']} onSubmit={form.onSubmit(send)}>
        <NativeSelect
          {...form.getInputProps('goal')}
          label="Чого прагну"
          data={form.values.goal === '' ? ['', ...GOALS] : [...GOALS]}
          rightSection={<IconChevronDown size={20} aria-hidden />}
        />
        <Textarea
          {...form.getInputProps('notes')}
          label="Нотатки для тренера"
          placeholder="Травми, графік, побажання"
          rows={5}
          classNames={{ input: classes['input'] ?? '' }}
        />
        {isOvertaken && changed && (
          <OvertakenNote
            text={CARD_OVERTAKEN}
            onTake={discard}
            onKeep={() => {
              draft.write({ base: saved, values: form.getValues() })
              send()
            }}
          />
        )}
        {error !== null && !isOvertaken && changed && (
          <FailureText>{failureText(error)}</FailureText>
        )}
        {changed && !isOvertaken && (
          <div className={classes['actions']}>
            <Button ref={button} type="submit" loading={isPending}>
              Зберегти
            </Button>
            <Button variant="default" disabled={isPending} onClick={discard}>
              Відмінити
            </Button>
          </div>
        )}
      </form>
      {guard.question}
    </CardSection>
  )
}
