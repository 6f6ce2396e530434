import { useSuspenseQuery } from '@tanstack/react-query'
import { getRouteApi } from '@tanstack/react-router'
import { type ReactNode, useRef } from 'react'

import { meOptions, sessionOptions } from '#src/api/reads.ts'
import { OvertakenNote, RemovedNote } from '#src/draft/DraftNotes.tsx'
import { useUnsavedGuard } from '#src/draft/use-unsaved-guard.tsx'
import { failureText, OvertakenError } from '#src/errors/error-text.ts'
import { SESSION_OVERTAKEN, SESSION_SAVED } from '#src/errors/messages.ts'
import { planSavingMutation } from '#src/features/meetings/api.ts'
import { EDITOR_TITLE, WhoAndWhen } from '#src/features/meetings/SessionParts.tsx'
import { useShowDay } from '#src/features/meetings/use-show-day.ts'
import { ActionBar, SaveButton } from '#src/ui/ActionBar.tsx'
import { Card } from '#src/ui/Card.tsx'
import { useSingleMutation } from '#src/ui/forms/use-single-mutation.ts'
import { useFocusAfterCall } from '#src/ui/hooks/focus.ts'
import { useReturn, useWhileShown } from '#src/ui/hooks/navigation.ts'
import { toast } from '#src/ui/overlays/toast.ts'
import { Screen } from '#src/ui/Screen.tsx'

import { PlanQuestion } from './PlanQuestion.tsx'
import { RestStrip } from './RestStrip.tsx'
import { SessionPlanEditor } from './SessionPlanEditor.tsx'
import { useLastTime } from './use-last-time.ts'
import { usePlanEditor } from './use-plan-editor.ts'
import { usePlanQuestion } from './use-plan-question.ts'
import { useSetTicks } from './use-set-ticks.ts'

import classes from './SessionEditorScreen.module.css'

const route = getRouteApi('/_protected/_shell/session/$sessionId/edit')

/**
 * The plan of a session in edit mode, for its coach or its client (product §2
 * «/session/{sessionId}/edit»).
 */
export function SessionEditorScreen(): ReactNode {
  const { sessionId } = route.useParams()
  const navigate = useWhileShown(route.useNavigate())
  const goBack = useReturn()
  const showDay = useShowDay()
  const { data: me } = useSuspenseQuery(meOptions())
  // Read again when the person returns to this tab, because another tab may have changed it.
  const { data: session } = useSuspenseQuery({ ...sessionOptions(sessionId), staleTime: 0 })
  const isCoach = me.role === 'coach'
  const heading = useRef<HTMLHeadingElement>(null)

  const editor = usePlanEditor(me.id, session)
  const lifted = useLastTime(session)
  const ticks = useSetTicks(me.id, sessionId, editor.draft.exercises)
  const { call, reset, error, isPending, isSuccess, showFailure } = useSingleMutation({
    ...planSavingMutation,
    onSuccess: (_, { draft }) => editor.forgetSaved(draft),
  })
  const guard = useUnsavedGuard({
    unsaved: editor.unsaved,
    saving: isPending,
    onDiscard: editor.forget,
  })
  const openNext = (): void => {
    toast.success(SESSION_SAVED)
    if (guard.isLeaving()) return reset()
    if (isCoach) showDay(session.time_slot.date)
    else if (!goBack(`/session/${sessionId}`, { ignoreBlocker: true }))
      void navigate({
        to: '/session/$sessionId',
        params: { sessionId },
        replace: true,
        ignoreBlocker: true,
      })
  }
  const send = (over: boolean): void =>
    call(
      { id: sessionId, draft: editor.toSend(over) },
      { onSuccess: openNext, onError: showFailure },
    )
  const question = usePlanQuestion(editor, session, lifted, send)
  // Also true after the save, until the next screen is shown.
  const saving = isPending || isSuccess
  const { removed } = editor.removal
  const asking = question.suspects.length > 0 && !saving
  // The answer «Так, зберегти» is replaced by the button.
  const button = useFocusAfterCall(asking)
  const choosing = editor.overtaken && !saving
  return (
    <Screen title={EDITOR_TITLE} back=".." column="narrow">
      {guard.question}
      <div className={classes['form']}>
        <Card>
          <WhoAndWhen session={session} withClient={isCoach} />
        </Card>
        <SessionPlanEditor
          session={session}
          isCoach={isCoach}
          lifted={lifted}
          editor={editor}
          ticks={ticks}
          heading={heading}
          inert={saving}
        />
        {/* Not a form: Enter in a digit field, also on a phone, must not save and leave. */}
        <ActionBar
          failure={error && !(error instanceof OvertakenError) ? failureText(error) : null}
          note={
            <>
              {removed && !saving && (
                <RemovedNote
                  key={editor.removal.count}
                  name={removed.name}
                  outcome={removed.outcome}
                  takesFocus={removed.isExercise}
                  onUndo={() => {
                    editor.removal.undo()
                    // The pressed button is removed with its note.
                    heading.current?.focus({ preventScroll: true })
                  }}
                />
              )}
              {choosing && !asking && (
                <OvertakenNote
                  text={SESSION_OVERTAKEN}
                  onTake={editor.reset}
                  onKeep={() => question.save(true)}
                />
              )}
              {ticks.rest && (
                <RestStrip key={ticks.rest.until} {...ticks.rest} onClose={ticks.endRest} />
              )}
            </>
          }
        >
          {asking ? (
            <PlanQuestion
              suspects={question.suspects}
              onBack={question.correct}
              onYes={question.confirm}
            />
          ) : (
            <SaveButton
              ref={button}
              label="Зберегти зміни"
              saving={saving}
              idle={choosing}
              onClick={() => question.save(false)}
            />
          )}
        </ActionBar>
      </div>
    </Screen>
  )
}
