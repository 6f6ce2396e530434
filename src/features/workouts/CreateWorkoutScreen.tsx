import { Button, Text, TextInput, Title } from '@mantine/core'
import { IconBarbell, IconPlus } from '@tabler/icons-react'
import { useSuspenseQuery } from '@tanstack/react-query'
import { Link, useNavigate } from '@tanstack/react-router'
import { type ReactNode, type SubmitEvent, useRef, useState } from 'react'

import { meOptions } from '#src/api/queries.ts'
import { plural } from '#src/domain/number-text.ts'
import { RemovedNote } from '#src/draft/DraftNotes.tsx'
import { byField } from '#src/draft/model.ts'
import { useDraft } from '#src/draft/use-draft.ts'
import { WORKOUT_CREATED } from '#src/errors/messages.ts'
import { failureNote, FailureText } from '#src/ui/FailureText.tsx'
import { ActionBar, SaveButton } from '#src/ui/forms/ActionBar.tsx'
import { useSharedMutation } from '#src/ui/forms/use-single-mutation.ts'
import { useWhileShown, useReturn } from '#src/ui/hooks/navigation.ts'
import { lazyPart } from '#src/ui/lazy-part.tsx'
import { SkeletonBlock } from '#src/ui/LoadingScreen.tsx'
import { LateConfirmDialog } from '#src/ui/overlays/late-confirm-dialog.ts'
import { toast } from '#src/ui/overlays/toast.ts'
import { Screen } from '#src/ui/Screen.tsx'
import { EmptyState } from '#src/ui/states/States.tsx'

import { workoutCreationMutation } from './api.ts'
import {
  emptyDraft,
  isEmptyDraft,
  NAME_LENGTH,
  problemsOf,
  type WorkoutDraft,
  workoutDraft,
} from './state.ts'

const WorkoutPlanEditor = lazyPart(
  () => import('./WorkoutPlanEditor.tsx').then((module) => module.WorkoutPlanEditor),
  {
    Loading: ({ exercises }) => <SkeletonBlock height={exercises.map(() => '6.5rem')} />,
  },
)

const shape = byField<WorkoutDraft>()

/**
 * «Нове тренування»: a name and a plan in its order (product §2 «/create-workout», product §5
 * «Workout save»).
 */
export function CreateWorkoutScreen(): ReactNode {
  const { data: me } = useSuspenseQuery(meOptions())
  const navigate = useWhileShown(useNavigate())
  const goBack = useReturn()
  const [tried, setTried] = useState(false)
  const [resetting, setResetting] = useState(false)
  const draft = workoutDraft(me.id)
  const plan = useDraft({ draft, saved: emptyDraft, shape, list: 'exercises' })
  const { values: workout, edit, removed } = plan
  const { name, exercises } = workout
  // One save at a time, even if the screen was left and opened again meanwhile.
  const creation = useSharedMutation(workoutCreationMutation)
  const { error, isPending: saving } = creation
  // Missing fields are shown after the first attempt to save; a saved draft is empty.
  const problems = tried && !saving && !creation.isSuccess ? problemsOf(workout) : null
  const nameField = useRef<HTMLInputElement>(null)
  const heading = useRef<HTMLHeadingElement>(null)
  const addition = useRef<HTMLAnchorElement>(null)

  const openLibrary = (): void => {
    toast.success(WORKOUT_CREATED)
    if (!goBack('/program')) void navigate({ to: '/program', replace: true })
  }
  const submit = (event: SubmitEvent<HTMLFormElement>): void => {
    event.preventDefault()
    setTried(true)
    const missing = problemsOf(workout)
    if (missing.name) nameField.current?.focus()
    else if (missing.exercises) addition.current?.focus()
    else creation.call({ userId: me.id, workout }, { onSuccess: openLibrary })
  }
  const addButton = (
    <Button
      ref={addition}
      component={Link}
      to="/select-exercise"
      variant="default"
      leftSection={<IconPlus size={20} aria-hidden />}
      className="u-dashed"
      {...(problems?.exercises && { 'aria-describedby': 'plan-error' })}
    >
      Нова вправа
    </Button>
  )
  return (
    <Screen title="Нове тренування" back="/program" column="narrow">
      <form className="u-column u-lg u-grow" onSubmit={submit} noValidate>
        <TextInput
          ref={nameField}
          label="Назва тренування"
          placeholder="Наприклад, «Ноги та сідниці»"
          maxLength={NAME_LENGTH}
          autoComplete="off"
          value={name}
          error={problems?.name}
          onChange={(event) => {
            const { value } = event.currentTarget
            edit((now) => ({ ...now, name: value }))
          }}
        />
        <section aria-labelledby="plan" className="u-column u-sm u-grow" data-fields>
          <div className="u-heading u-nowrap">
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
              <WorkoutPlanEditor exercises={exercises} edit={edit} />
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
            {problems?.exercises}
          </FailureText>
        </section>
        <ActionBar
          failure={failureNote(error)}
          note={
            removed &&
            !saving && (
              <RemovedNote
                key={removed.key}
                {...removed.note}
                onUndo={() => {
                  plan.undo()
                  heading.current?.focus({ preventScroll: true })
                }}
              />
            )
          }
        >
          <Button
            variant="default"
            disabled={isEmptyDraft(workout) || saving}
            onClick={() => setResetting(true)}
          >
            Скинути
          </Button>
          <LateConfirmDialog
            opened={resetting}
            title="Скинути чернетку?"
            text="Назву і всі вправи плану буде прибрано."
            cancelLabel="Скасувати"
            confirmLabel="Скинути"
            onCancel={() => setResetting(false)}
            onConfirm={() => {
              setResetting(false)
              plan.discard()
              setTried(false)
              nameField.current?.focus()
            }}
          />
          <SaveButton saving={saving} />
        </ActionBar>
      </form>
    </Screen>
  )
}
