import { Text } from '@mantine/core'
import { useSuspenseQuery } from '@tanstack/react-query'
import { memo, type ReactNode, useEffect, useRef, useState } from 'react'

import { meOptions, type Session } from '#src/api/reads.ts'
import { dayText, timeRange } from '#src/domain/time/date-text.ts'
import { useUnsavedGuard } from '#src/draft/use-unsaved-guard.tsx'
import { SESSION_RENEWED } from '#src/errors/messages.ts'
import { ActionBar, SaveButton } from '#src/ui/ActionBar.tsx'
import { Card } from '#src/ui/Card.tsx'
import { toast } from '#src/ui/overlays/toast.ts'

import { ClientChoice } from './ClientChoice.tsx'
import { DayPicker } from './DayPicker.tsx'
import { ProgramChoice } from './ProgramChoice.tsx'
import { isChanged, type MeetingSearch } from './search.ts'
import { TimeChoice } from './TimeChoice.tsx'
import { useMeetingChoice } from './use-meeting-choice.ts'
import { type SavedMeeting, useMeetingSave } from './use-meeting-save.ts'

import classes from './MeetingForm.module.css'

interface MeetingFormProps {
  /** The session to change; null for a new one. */
  session: Session | null
  /** The choices in the address when the screen was opened. */
  search: MeetingSearch
  /** Called with the changes only, because an earlier change may not be in the address yet. */
  onSearch: (change: MeetingSearch) => void
  /** Called after a save, unless the person is already leaving for another screen. */
  onSaved: (saved: SavedMeeting & { date: string }) => void
}

/**
 * Time, client and program of a session (product §4 «Session creation»). It is not rendered again
 * when the address is updated after a choice.
 */
export const MeetingForm = memo(function MeetingForm({
  session,
  search,
  onSearch,
  onSaved,
}: MeetingFormProps): ReactNode {
  const { data: me } = useSuspenseQuery(meOptions())
  // The state is set at once. The address, which keeps the choices across a reload, may be updated
  // only after «Зберегти» was pressed.
  const [chosen, setChosen] = useState(search)
  const choice = useMeetingChoice(me.id, session, chosen)
  const { save, problem, forget, saving, saved, failure, triedSlot } = useMeetingSave()
  const { date, slot, client, clientId, programId } = choice
  const wanted = slot ?? (triedSlot?.id === chosen.slot ? triedSlot : null)
  // A free slot of the calendar links here with its time; that time alone is not a change.
  const [opened] = useState({
    slot: session?.time_slot.id ?? search.slot,
    client: session?.client_id ?? '',
    program: session?.training_program_id ?? '',
  })
  const guard = useUnsavedGuard({ unsaved: !saved && isChanged(chosen, opened), saving })

  const leadOn = (meeting: SavedMeeting): void => {
    if (session) toast.success(SESSION_RENEWED)
    if (!guard.isLeaving()) onSaved({ ...meeting, date })
  }
  const choose = (field: 'time' | 'client' | null, change: MeetingSearch): void => {
    if (field) forget(field)
    setChosen((before) => ({ ...before, ...change }))
    onSearch(change)
  }
  const form = useRef<HTMLDivElement>(null)
  // For the time, focus the group, because the times in it may be replaced. For the client, focus
  // the input, or the group while the clients load.
  useEffect(() => {
    if (!problem || saving) return
    const group = form.current?.querySelector<HTMLElement>(`[data-field=${problem.field}]`)
    const input = problem.field === 'client' ? group?.querySelector('input') : null
    const target = input ?? group
    target?.focus()
  }, [problem, saving])

  return (
    <div ref={form} className={classes['form']}>
      {guard.question}
      <div className={classes['columns']} inert={saving}>
        <Card className={classes['card']}>
          <DayPicker
            date={date}
            today={choice.today}
            earliest={earliestOf(choice.today, session)}
            freeDays={choice.freeDays}
            onMonth={choice.lookAtMonth}
            // A change of the day clears the chosen time.
            onPick={(day) => choose('time', { date: day, slot: undefined })}
          />
          <TimeChoice
            date={date}
            week={choice.week}
            slots={choice.slots}
            chosen={slot?.id ?? null}
            error={problem?.field === 'time' ? problem.text : null}
            onChoose={(id) => choose('time', { date, slot: id })}
          />
          {session && choice.slots && !slot && (
            <Text c="dimmed">
              Поки новий час не обрано, залишається {dayText(session.time_slot.date)},{' '}
              {timeRange(session.time_slot.start_time, session.time_slot.end_time)}.
            </Text>
          )}
        </Card>
        <div className={classes['card']}>
          <Card>
            <ClientChoice
              clients={choice.clients}
              chosen={client}
              isNew={clientId !== session?.client_id}
              // Shown while nobody is chosen: the list may load after the attempt to save.
              error={problem?.field === 'client' && !client ? problem.text : null}
              onChoose={(id) => choose('client', { client: id ?? '' })}
            />
          </Card>
          <Card>
            <ProgramChoice
              programs={me.training_programs}
              chosen={programId}
              onChoose={(id) => choose(null, { program: id ?? '' })}
            />
          </Card>
        </div>
      </div>
      <ActionBar failure={failure}>
        <SaveButton
          saving={saving}
          onClick={() => save({ session, slot: wanted, clientId, programId }, leadOn)}
        />
      </ActionBar>
    </div>
  )
})

/** A meeting cannot be moved into the past, but one that is in the past may stay there. */
const earliestOf = (today: string, session: Session | null): string =>
  session && session.time_slot.date < today ? session.time_slot.date : today
