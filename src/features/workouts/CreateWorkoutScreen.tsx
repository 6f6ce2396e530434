import { Button, Text, TextInput, Title } from '@mantine/core'
import { IconBarbell, IconPlus } from '@tabler/icons-react'
import { useSuspenseQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { type ReactNode, type SubmitEvent, Suspense, useRef } from 'react'

import { meOptions } from '#src/api/reads.ts'
import { plural } from '#src/domain/number-text.ts'
import { RemovedNote } from '#src/draft/DraftNotes.tsx'
import { ActionBar, SaveButton } from '#src/ui/ActionBar.tsx'
import { FailureText } from '#src/ui/FailureText.tsx'
import { lazyPart } from '#src/ui/lazy-part.tsx'
import { Screen } from '#src/ui/Screen.tsx'
import { EmptyState } from '#src/ui/states/States.tsx'

import { PlanSkeleton } from './PlanSkeleton.tsx'
import { ResetButton } from './ResetButton.tsx'
import { useSaveWorkout } from './use-save-workout.ts'
import { useWorkoutForm } from './use-workout-form.ts'
import { isEmptyDraft, NAME_LENGTH } from './workout-draft.ts'

import classes from './CreateWorkoutScreen.module.css'

const WorkoutPlanEditor = lazyPart(() =>
  import('./WorkoutPlanEditor.tsx').then((module) => module.WorkoutPlanEditor),
)

/**
 * «Нове тренування»: a name and a plan in its order (product §2 «/create-workout», product §5
 * «Workout save»).
 */
export function CreateWorkoutScreen(): ReactNode {
  const { data: me } = useSuspenseQuery(meOptions())
  const { form, removed, ...plan } = useWorkoutForm(me.id)
  const { saving, error, save } = useSaveWorkout(me.id)
  const heading = useRef<HTMLHeadingElement>(null)
  const addition = useRef<HTMLAnchorElement>(null)
  const toName = (): void => form.getInputNode('name')?.focus()

  const { exercises } = form.values
  const noPlan = form.errors['exercises']
  const submit = (event: SubmitEvent<HTMLFormElement>): void => {
    plan.showMissing()
    form.onSubmit(save, ({ name }) => (name ? toName() : addition.current?.focus()))(event)
  }
  const addButton = (
    <Button
      ref={addition}
      component={Link}
      to="/select-exercise"
      variant="default"
      leftSection={<IconPlus size={20} aria-hidden />}
      className={classes['add'] ?? ''}
      {...(noPlan && { 'aria-describedby': 'plan-error' })}
    >
      Нова вправа
    </Button>
  )
  return (
    <Screen title="Нове тренування" back="/program" column="narrow">
      <form className={classes['form']} onSubmit={submit} noValidate>
        <TextInput
          {...form.getInputProps('name')}
          label="Назва тренування"
          placeholder="Наприклад, «Ноги та сідниці»"
          maxLength={NAME_LENGTH}
          autoComplete="off"
        />
        <section aria-labelledby="plan" className={classes['plan']} data-fields>
          <div className={classes['heading']}>
            <Title order={2} id="plan" ref={heading} tabIndex={-1}>
              План тренування
            </Title>
            {exercises.length > 0 && (
              <Text c="dimmed" size="sm" fw={600}>
                {exercises.length} {plural(exercises.length, 'вправа', 'вправи', 'вправ')}
              </Text>
            )}
          </div>
          {exercises.length > 0 ? (
            <>
              <Suspense fallback={<PlanSkeleton rows={exercises.length} />}>
                <WorkoutPlanEditor
                  exercises={exercises}
                  onMove={plan.move}
                  onChange={plan.change}
                  onRemove={plan.remove}
                  onRemoveLine={plan.removeLine}
                />
              </Suspense>
              {addButton}
            </>
          ) : (
            <EmptyState
              icon={<IconBarbell aria-hidden />}
              title="План порожній"
              text="Додай вправи з бібліотеки: вони стануть тут у порядку виконання."
              action={addButton}
            />
          )}
          <FailureText id="plan-error" ta="center">
            {noPlan}
          </FailureText>
        </section>
        <ActionBar
          failure={error}
          note={
            removed &&
            !saving && (
              <RemovedNote
                key={removed.key}
                name={removed.name}
                onUndo={() => {
                  plan.undo()
                  heading.current?.focus({ preventScroll: true })
                }}
              />
            )
          }
        >
          <ResetButton
            disabled={isEmptyDraft(form.values) || saving}
            onReset={() => {
              plan.reset()
              toName()
            }}
          />
          <SaveButton saving={saving} />
        </ActionBar>
      </form>
    </Screen>
  )
}
