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

describe('12.10 a draft that was never sent', () => {
  const draft = { saved: [friday], edited, progress: null }

  it('is saved over the hours that it was begun from, and where they are as it wants them', () => {
    expect(isOvertaken(draft, [slot('other id', FRI)])).toBe(false)
    expect(isOvertaken(draft, [monday])).toBe(false)
  })

  it('is overtaken where they are any others', () => {
    expect(isOvertaken(draft, [])).toBe(true)
    expect(isOvertaken(draft, [friday, monday])).toBe(true)
  })
})

describe('12.10 a draft whose saving broke off', () => {
  const draft = { saved: [friday], edited, progress: NO_PROGRESS }

  it('takes for its own what it wants and what it does not: answers may have been lost', () => {
    expect(isOvertaken(draft, [friday])).toBe(false)
    expect(isOvertaken(draft, [friday, slot('new', MON)])).toBe(false)
    expect(isOvertaken(draft, [slot('new', MON)])).toBe(false)
    expect(isOvertaken(draft, [])).toBe(false)
  })

  it('knows what it has created, also once it is edited further', () => {
    const progress = afterCreate(NO_PROGRESS, slot('', MON, '17:00'), 'created')
    expect(isOvertaken({ ...draft, progress }, [friday, slot('created', MON, '17:00')])).toBe(false)
  })

  it('is overtaken by a slot that it does not want', () => {
    expect(isOvertaken(draft, [friday, slot('new', FRI, '12:00')])).toBe(true)
    expect(isOvertaken(draft, [friday, slot('new', MON, '17:00')])).toBe(true)
    expect(isOvertaken(draft, [slot('new', MON), slot('other', FRI)])).toBe(true)
  })

  it('is overtaken where a slot that it wants to keep has gone', () => {
    const progress = afterCreate(NO_PROGRESS, monday, 'created')
    expect(isOvertaken({ ...draft, progress }, [friday])).toBe(true)
    const both = fromSchedules([monday, friday])
    expect(isOvertaken({ ...draft, edited: both }, [])).toBe(true)
  })
})
