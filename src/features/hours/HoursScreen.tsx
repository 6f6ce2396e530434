import { Button, Text } from '@mantine/core'
import { IconBulb, IconX } from '@tabler/icons-react'
import { useQueryClient, useSuspenseQuery } from '@tanstack/react-query'
import { useAtom } from 'jotai'
import { type ReactNode, type SubmitEvent, useEffect, useMemo, useState } from 'react'

import { hoursChanged, whenNobodySaves } from '#src/api/changed.ts'
import { meOptions } from '#src/api/queries.ts'
import { WEEKDAYS } from '#src/domain/time/calendar-text.ts'
import { kyivNow } from '#src/domain/time/kyiv-time.ts'
import { zoneNote } from '#src/domain/time/own-time.ts'
import { OvertakenNote, UNSAVED } from '#src/draft/DraftNotes.tsx'
import { useDraft } from '#src/draft/use-draft.ts'
import { UnsavedQuestion, useUnsavedGuard } from '#src/draft/use-unsaved-guard.tsx'
import { OvertakenError } from '#src/errors/error-text.ts'
import { HOURS_NOT_SAVED, HOURS_OVERTAKEN } from '#src/errors/messages.ts'
import { fromSchedules, type WeekHours } from '#src/features/hours/rules/hours-editor.ts'
import { afterReading, hasSteps, type HoursDraft } from '#src/features/hours/rules/hours-save.ts'
import { Card } from '#src/ui/Card.tsx'
import { failureNote } from '#src/ui/FailureText.tsx'
import { ActionBar, SaveButton } from '#src/ui/forms/ActionBar.tsx'
import { focusWrong } from '#src/ui/forms/focus-wrong.ts'
import { useSingleMutation } from '#src/ui/forms/use-single-mutation.ts'
import { IconButton } from '#src/ui/IconButton.tsx'
import { LoadingScreen } from '#src/ui/LoadingScreen.tsx'
import { Dialog, DialogActions } from '#src/ui/overlays/Dialog.tsx'
import { Screen } from '#src/ui/Screen.tsx'

import { hoursSavingMutation } from './api.ts'
import { DayHours, useTypedTimes } from './DayHours.tsx'
import { hintDismissedAtom, hoursDraft, hoursShape } from './state.ts'

import classes from './HoursScreen.module.css'

/** «Робочі години»: the weekly editor (product §2 «/schedules»). */
export function HoursScreen(): ReactNode {
  const { data: me } = useSuspenseQuery(meOptions())
  const { id, training_schedules: saved } = me
  const client = useQueryClient()
  const own = hoursDraft(id)
  const begun = useMemo(
    (): HoursDraft => ({ saved, edited: fromSchedules(saved), present: null }),
    [saved],
  )
  const { values, stored, edit, discard } = useDraft({
    draft: own,
    saved: begun,
    shape: hoursShape,
    onGone: () => void hoursChanged(client),
  })
  const [stopped, setStopped] = useState<HoursDraft['present']>(null)
  useEffect(() => {
    if (!stored?.present) return undefined
    const leave = new AbortController()
    const wait = async (): Promise<void> => {
      await whenNobodySaves('hours', id, leave.signal)
      if (leave.signal.aborted) return
      setStopped(stored.present)
      // Everything that was to be sent has been taken back.
      if (own.read() === stored && !hasSteps(stored)) own.write(null)
    }
    void wait()
    return () => leave.abort()
  }, [id, own, stored])
  const isChanged = stored !== null && hasSteps(stored)
  /** Whether a save stopped halfway, now or before a reload, so that no tab is running it. */
  const isPartly = isChanged && stored.present !== null && stored.present === stopped
  const editWeek = (change: (week: WeekHours) => WeekHours): void =>
    edit((now) => ({ ...now, edited: change(now.edited) }))
  const typed = useTypedTimes(values.edited, editWeek)
  const { call, isPending, error, showFailure, reset } = useSingleMutation(hoursSavingMutation(id))
  const unsaved = isChanged || typed.pending
  const idle = isPending || !unsaved
  const isOvertaken = error instanceof OvertakenError
  const overtaken = isOvertaken && isChanged
  const [shown, setShown] = useState<'question' | 'saved' | null>(null)
  const hide = (): void => setShown(null)
  const zone = zoneNote(kyivNow().date)
  const guard = useUnsavedGuard({ unsaved, saving: isPending, onDiscard: discard })

  const save = (): void =>
    call(undefined, {
      onSuccess: () => {
        if (!guard.isLeaving()) setShown('saved')
      },
      onError: (failure) =>
        // The same text for every call of the save, also for the read before it.
        showFailure(failure instanceof OvertakenError ? failure : HOURS_NOT_SAVED),
    })
  const submit = (event: SubmitEvent<HTMLFormElement>): void => {
    event.preventDefault()
    if (!focusWrong(event.currentTarget) && isChanged) save()
  }
  /** Saves the edited hours over those saved since; the rest of a failed save is kept. */
  const overwrite = (): void => {
    edit((now) => ({ ...now, saved, present: now.present && afterReading(now.present, saved) }))
    save()
  }
  return (
    <Screen title="Робочі години" back="/calendar">
      <HoursHint />
      {zone && <Text c="dimmed">{`Години${zone}`}</Text>}
      <form aria-label="Тиждень" className="u-column u-grow" onSubmit={submit} noValidate>
        <Card className={classes['week']} inert={isPending}>
          {values.edited.map((slots, day) => (
            <DayHours
              key={WEEKDAYS[day]}
              day={day}
              slots={slots}
              fieldOf={typed.fieldOf}
              edit={editWeek}
            />
          ))}
        </Card>
        <ActionBar
          failure={!isOvertaken && unsaved && failureNote(error, HOURS_NOT_SAVED)}
          note={
            !idle &&
            (overtaken ? (
              <OvertakenNote
                text={HOURS_OVERTAKEN}
                onTake={() => {
                  typed.reset()
                  discard()
                  reset()
                }}
                onKeep={overwrite}
              />
            ) : (
              <div className="u-note">
                {isPartly ? 'Частину змін могло бути збережено. Збережи ще раз.' : UNSAVED}
              </div>
            ))
          }
        >
          <Button
            variant="default"
            {...(idle && { 'aria-disabled': true, 'data-disabled': true })}
            onClick={() => !idle && setShown('question')}
          >
            Скасувати
          </Button>
          <SaveButton saving={isPending} idle={idle || overtaken} />
        </ActionBar>
      </form>
      {guard.question}
      <UnsavedQuestion
        opened={shown === 'question'}
        onStay={hide}
        onDiscard={() => {
          typed.reset()
          // The next save reverts what a failed one has changed (product §4).
          edit((now) => ({ ...now, edited: fromSchedules(now.saved) }))
          hide()
        }}
      />
      <Dialog opened={shown === 'saved'} onClose={hide} title="Робочі години успішно змінені">
        <DialogActions>
          <Button data-autofocus onClick={hide}>
            Зрозуміло
          </Button>
        </DialogActions>
      </Dialog>
    </Screen>
  )
}

/** What the hours are for, until it is dismissed (product §2 «/schedules»). */
function HoursHint(): ReactNode {
  const [dismissed, setDismissed] = useAtom(hintDismissedAtom)
  const dismiss = (): void => {
    // The button is removed with the card; the focus stays on the screen.
    document.querySelector<HTMLElement>('main h1')?.focus({ preventScroll: true })
    setDismissed(true)
  }
  return (
    !dismissed && (
      <aside className={classes['hint']} aria-label="Підказка">
        <span className={classes['icon']}>
          <IconBulb size={20} aria-hidden />
        </span>
        <Text className={classes['text'] ?? ''}>
          Вкажи, коли ти працюєш. З цих годин складаються слоти, на які можна записатися.
        </Text>
        <IconButton label="Закрити підказку" onClick={dismiss}>
          <IconX size={20} aria-hidden />
        </IconButton>
      </aside>
    )
  )
}

/** The shape of the hours while the profile loads. */
export const HoursSkeleton = (): ReactNode => <LoadingScreen height={['5rem', '32rem']} />
