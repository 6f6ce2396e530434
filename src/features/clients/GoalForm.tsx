import { Button, NativeSelect, Text, Textarea } from '@mantine/core'
import IconChevronDown from '@tabler/icons-react/dist/esm/icons/IconChevronDown.mjs'
import type { ReactNode } from 'react'

import type { User } from '#src/api/people.ts'
import { GOALS } from '#src/domain/goals.ts'
import { errorMessage } from '#src/errors/error-text.ts'
import { useKeptFocus } from '#src/ui/use-kept-focus.ts'
import { useUnsavedGuard } from '#src/ui/use-unsaved-guard.tsx'

import { Section } from './Section.tsx'
import { useGoalForm } from './use-goal-form.ts'

import classes from './GoalCard.module.css'

/** The goal and the notes of the own card, to change. */
export function GoalForm({
  card,
  userId,
}: {
  card: NonNullable<User['client_info']>
  /** Whose card it is. */
  userId: string
}): ReactNode {
  const { values, change, changed, save, discard, pending, error } = useGoalForm(card, userId)
  const button = useKeptFocus(pending)
  const guard = useUnsavedGuard({ unsaved: changed, saving: pending, onDiscard: discard })
  return (
    <Section title="Мета">
      <form
        className={classes['form']}
        onSubmit={(event) => {
          event.preventDefault()
          save()
        }}
      >
        <NativeSelect
          label="Чого прагну"
          data={values.goal === null ? ['', ...GOALS] : [...GOALS]}
          value={values.goal ?? ''}
          onChange={({ currentTarget: { value } }) => {
            const goal = GOALS.find((one) => one === value)
            if (goal) change({ goal })
          }}
          rightSection={<IconChevronDown size={20} aria-hidden />}
        />
        <Textarea
          label="Нотатки для тренера"
          placeholder="Травми, графік, побажання"
          rows={5}
          classNames={{ input: classes['input'] ?? '' }}
          value={values.notes}
          onChange={({ currentTarget: { value } }) => change({ notes: value })}
        />
        {error !== null && (
          <Text role="alert" c="var(--mantine-color-error)" fw={600}>
            {errorMessage(error).text}
          </Text>
        )}
        {changed && (
          <div className={classes['actions']}>
            <Button ref={button} type="submit" loading={pending}>
              Зберегти
            </Button>
            <Button variant="default" disabled={pending} onClick={discard}>
              Відмінити
            </Button>
          </div>
        )}
      </form>
      {guard.question}
    </Section>
  )
}
