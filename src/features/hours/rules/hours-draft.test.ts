import { describe, expect, it } from 'vitest'

import { isOvertaken } from './hours-draft.ts'
import { fromSchedules } from './hours-editor.ts'
import { afterCreate, NO_PROGRESS } from './hours-progress.ts'

const MON = 0
const FRI = 4
const slot = (id: string, work_day: number, end_time = '18:00') => ({
  id,
  work_day,
  start_time: '09:00',
  end_time,
})
const monday = slot('mon', MON)
const friday = slot('fri', FRI)
const edited = fromSchedules([monday])

describe('12.10: a draft that was never sent', () => {
  const draft = { saved: [friday], edited, progress: null }

  it('can be saved over the hours that it was begun from, and over hours that equal it', () => {
    expect(isOvertaken(draft, [slot('other id', FRI)])).toBe(false)
    expect(isOvertaken(draft, [monday])).toBe(false)
  })

  it('is overtaken by any other hours', () => {
    expect(isOvertaken(draft, [])).toBe(true)
    expect(isOvertaken(draft, [friday, monday])).toBe(true)
  })
})

describe('12.10: a draft whose save stopped halfway', () => {
  const draft = { saved: [friday], edited, progress: NO_PROGRESS }

  it('treats missing and additional slots as its own if it wants them so: answers may have been lost', () => {
    expect(isOvertaken(draft, [friday])).toBe(false)
    expect(isOvertaken(draft, [friday, slot('new', MON)])).toBe(false)
    expect(isOvertaken(draft, [slot('new', MON)])).toBe(false)
    expect(isOvertaken(draft, [])).toBe(false)
  })

  it('recognises what it has created, also after further edits', () => {
    const progress = afterCreate(NO_PROGRESS, slot('', MON, '17:00'), 'created')
    expect(isOvertaken({ ...draft, progress }, [friday, slot('created', MON, '17:00')])).toBe(false)
  })

  it('is overtaken by a slot that it does not want', () => {
    expect(isOvertaken(draft, [friday, slot('new', FRI, '12:00')])).toBe(true)
    expect(isOvertaken(draft, [friday, slot('new', MON, '17:00')])).toBe(true)
    expect(isOvertaken(draft, [slot('new', MON), slot('other', FRI)])).toBe(true)
  })

  it('is overtaken if a slot that it keeps is missing', () => {
    const progress = afterCreate(NO_PROGRESS, monday, 'created')
    expect(isOvertaken({ ...draft, progress }, [friday])).toBe(true)
    const both = fromSchedules([monday, friday])
    expect(isOvertaken({ ...draft, edited: both }, [])).toBe(true)
  })
})
