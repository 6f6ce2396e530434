import { type FormEvent, type ReactNode, useRef, useState } from 'react'

import { OvertakenNote } from '#src/draft/DraftNotes.tsx'
import { UnsavedQuestion } from '#src/draft/UnsavedQuestion.tsx'
import { useUnsavedGuard } from '#src/draft/use-unsaved-guard.tsx'
import { HOURS_OVERTAKEN } from '#src/errors/messages.ts'
import { Card } from '#src/ui/Card.tsx'
import { Screen } from '#src/ui/Screen.tsx'

import { DAY_NAMES } from './day-names.ts'
import { DayHours } from './DayHours.tsx'
import { HoursHint } from './HoursHint.tsx'
import { SaveBar } from './SaveBar.tsx'
import { SavedDialog } from './SavedDialog.tsx'
import { useHours } from './use-hours.ts'
import { useTypedTimes } from './use-typed-times.ts'

import classes from './HoursScreen.module.css'

/** «Робочі години»: the weekly editor (product §2 «/schedules»). */
export function HoursScreen(): ReactNode {
  const hours = useHours()
  const { times, pending, reset } = useTypedTimes(hours.week, hours.edit)
  const unsaved = hours.unsaved || pending
  const form = useRef<HTMLFormElement>(null)
  const [shown, setShown] = useState<'question' | 'saved' | null>(null)
  const guard = useUnsavedGuard({ unsaved, saving: hours.saving, onDiscard: hours.discard })

  const submit = (event: FormEvent): void => {
    event.preventDefault()
    const wrong = form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')
    if (wrong) wrong.focus()
    else if (hours.unsaved) hours.save(isSaved)
  }
  const isSaved = (): void => {
    if (!guard.isLeaving()) setShown('saved')
  }
  const restore = (): void => {
    reset()
    hours.restore()
    setShown(null)
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
          {hours.week.map((slots, day) => (
            <DayHours
              key={DAY_NAMES[day]}
              day={day}
              slots={slots}
              times={times}
              edit={hours.edit}
            />
          ))}
        </Card>
        <SaveBar
          unsaved={unsaved}
          saving={hours.saving}
          failed={hours.failed}
          partly={hours.partly}
          choice={
            hours.overtaken && !hours.saving ? (
              <OvertakenNote
                text={HOURS_OVERTAKEN}
                onTake={() => {
                  reset()
                  hours.discard()
                }}
                onKeep={() => hours.saveOver(isSaved)}
              />
            ) : null
          }
          onCancel={() => setShown('question')}
        />
      </form>
      {guard.question}
      <UnsavedQuestion
        opened={shown === 'question'}
        onStay={() => setShown(null)}
        onDiscard={restore}
      />
      <SavedDialog opened={shown === 'saved'} onClose={() => setShown(null)} />
    </Screen>
  )
}
