import { Button, Text } from '@mantine/core'
import { IconBulb, IconX } from '@tabler/icons-react'
import { useAtom } from 'jotai'
import { type FormEvent, type ReactNode, useRef, useState } from 'react'

import { OvertakenNote } from '#src/draft/DraftNotes.tsx'
import { UnsavedQuestion } from '#src/draft/UnsavedQuestion.tsx'
import { useUnsavedGuard } from '#src/draft/use-unsaved-guard.tsx'
import { HOURS_NOT_SAVED, HOURS_OVERTAKEN } from '#src/errors/messages.ts'
import { ActionBar, SaveButton } from '#src/ui/ActionBar.tsx'
import { Card } from '#src/ui/Card.tsx'
import { UnsavedNote } from '#src/ui/forms/UnsavedNote.tsx'
import { IconButton } from '#src/ui/IconButton.tsx'
import { Dialog, DialogActions } from '#src/ui/overlays/Dialog.tsx'
import { Screen } from '#src/ui/Screen.tsx'

import { DAY_NAMES, DayHours, useTypedTimes } from './DayHours.tsx'
import { hintDismissedAtom } from './state.ts'
import { useHours } from './use-hours.ts'

import classes from './HoursScreen.module.css'

/** «Робочі години»: the weekly editor (product §2 «/schedules»). */
export function HoursScreen(): ReactNode {
  const hours = useHours()
  const { fieldOf, pending, reset } = useTypedTimes(hours.week, hours.edit)
  const unsaved = hours.unsaved || pending
  const idle = hours.saving || !unsaved
  const form = useRef<HTMLFormElement>(null)
  const [shown, setShown] = useState<'question' | 'saved' | null>(null)
  const hide = (): void => setShown(null)
  const guard = useUnsavedGuard({ unsaved, saving: hours.saving, onDiscard: hours.discard })

  const submit = (event: FormEvent): void => {
    event.preventDefault()
    const wrong = form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')
    if (wrong) wrong.focus()
    else if (hours.unsaved) hours.save(onSaved)
  }
  const onSaved = (): void => {
    if (!guard.isLeaving()) setShown('saved')
  }
  return (
    <Screen title="Робочі години" back="/calendar">
      <HoursHint />
      <form
        ref={form}
        aria-label="Тиждень"
        className={classes['form']}
        onSubmit={submit}
        noValidate
      >
        <Card className={classes['week']} inert={hours.saving}>
          {DAY_NAMES.map((name, day) => (
            <DayHours
              key={name}
              day={day}
              name={name}
              slots={hours.week[day] ?? []}
              fieldOf={fieldOf}
              edit={hours.edit}
            />
          ))}
        </Card>
        <ActionBar
          failure={hours.failed && unsaved ? HOURS_NOT_SAVED : null}
          note={
            !idle &&
            (hours.overtaken ? (
              <OvertakenNote
                text={HOURS_OVERTAKEN}
                onTake={() => {
                  reset()
                  hours.discard()
                }}
                onKeep={() => hours.saveOver(onSaved)}
              />
            ) : (
              <UnsavedNote>
                {hours.partly ? 'Частину змін могло бути збережено. Збережи ще раз.' : undefined}
              </UnsavedNote>
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
          <SaveButton saving={hours.saving} idle={idle || hours.overtaken} />
        </ActionBar>
      </form>
      {guard.question}
      <UnsavedQuestion
        opened={shown === 'question'}
        onStay={hide}
        onDiscard={() => {
          reset()
          hours.restore()
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
  const hint = useRef<HTMLElement>(null)
  const dismiss = (): void => {
    // The button is removed with the card; the focus stays on the screen.
    hint.current?.closest('main')?.querySelector('h1')?.focus({ preventScroll: true })
    setDismissed(true)
  }
  return (
    !dismissed && (
      <aside ref={hint} className={classes['hint']} aria-label="Підказка">
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
