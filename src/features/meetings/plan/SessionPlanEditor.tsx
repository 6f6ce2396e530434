import { Button, TextInput } from '@mantine/core'
import { IconPlus } from '@tabler/icons-react'
import type { ReactNode, Ref } from 'react'

import type { Session } from '#src/api/reads.ts'
import type { SetsOfExercises } from '#src/features/meetings/rules/plan-sets.ts'
import { NoPlan, PlanHeading } from '#src/features/meetings/SessionParts.tsx'
import { Card } from '#src/ui/Card.tsx'
import { focusNextField } from '#src/ui/numbers/DigitField.tsx'

import { PlanExercises } from './PlanExercises.tsx'
import { useExercisePicker } from './use-exercise-picker.tsx'
import type { usePlanEditor } from './use-plan-editor.ts'
import { SetTicks, type useSetTicks } from './use-set-ticks.ts'

import classes from './SessionEditorScreen.module.css'

/** The name of a session's program and its exercises in their order. */
export function SessionPlanEditor({
  session,
  isCoach,
  lifted,
  editor,
  ticks,
  heading,
  inert,
}: {
  session: Session
  isCoach: boolean
  /** What the client lifted last time. */
  lifted: SetsOfExercises
  editor: ReturnType<typeof usePlanEditor>
  ticks: ReturnType<typeof useSetTicks>
  /** The heading of the plan. */
  heading: Ref<HTMLHeadingElement>
  /** Whether it is being saved. */
  inert: boolean
}): ReactNode {
  const { draft } = editor
  const picking = useExercisePicker(editor)
  return (
    <div className={classes['form']} inert={inert} data-fields>
      {editor.restored && editor.unsaved && !editor.overtaken && (
        <div className={classes['restored']}>
          <span>Відновлено незбережені зміни.</span>
          <Button variant="default" onClick={editor.reset}>
            Скинути
          </Button>
        </div>
      )}
      <TextInput
        label="Назва програми"
        placeholder="Програма"
        maxLength={200}
        enterKeyHint="next"
        value={draft.name}
        onKeyDown={focusNextField}
        onChange={(event) => editor.rename(event.currentTarget.value)}
      />
      <PlanHeading ref={heading} plan={draft.exercises} />
      {draft.exercises.length === 0 && (
        <Card>
          <NoPlan sessionId={session.id} isCoach={isCoach} />
        </Card>
      )}
      <SetTicks value={ticks}>
        <PlanExercises
          lifted={lifted}
          exercises={draft.exercises}
          onMove={editor.move}
          onChange={editor.change}
          onRemoveSet={editor.removal.removeSet}
          onRemove={editor.removal.removeExercise}
          onReplace={picking.begin}
        />
      </SetTicks>
      <Button
        variant="default"
        leftSection={<IconPlus size={20} aria-hidden />}
        className={classes['add'] ?? ''}
        onClick={() => picking.begin(null)}
      >
        Нова вправа
      </Button>
      {picking.dialog}
    </div>
  )
}
