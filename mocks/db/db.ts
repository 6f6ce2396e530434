/** The mock's database: one table for each row type, in memory, with what changed remembered. */
import { emptyRows, type Rows, TABLE_NAMES, type TableName, type Tables } from './tables.ts'

export class Table<Row extends { id: string }> {
  #rows = new Map<string, Row>()
  /** Whether rows changed since the last snapshot. */
  dirty = false
  /** Grows with every change. */
  version = 0

  // What it was when it was last marked, as far as it has changed since.
  #dirtyBefore = false
  #rowsBefore: Map<string, Row> | null = null
  readonly #fieldsBefore = new Map<Row, Row>()

  constructor(rows: readonly Row[]) {
    for (const row of rows) this.#rows.set(row.id, row)
  }

  get(id: string): Row | undefined {
    return this.#rows.get(id)
  }

  all(): Row[] {
    return [...this.#rows.values()]
  }

  find(test: (row: Row) => boolean): Row | undefined {
    for (const row of this.#rows.values()) if (test(row)) return row
    return undefined
  }

  where(test: (row: Row) => boolean): Row[] {
    const found: Row[] = []
    for (const row of this.#rows.values()) if (test(row)) found.push(row)
    return found
  }

  insert(row: Row): Row {
    this.#rowsBefore ??= new Map(this.#rows)
    this.#rows.set(row.id, row)
    this.#changed()
    return row
  }

  /** Inserts a row at the place it had: as the `index`th. */
  insertAt(row: Row, index: number): Row {
    this.#rowsBefore ??= this.#rows
    this.#rows = new Map([...this.#rows].toSpliced(index, 0, [row.id, row]))
    this.#changed()
    return row
  }

  /** Replaces some fields of a row; the row object stays the same. */
  update(row: Row, change: Partial<Row>): Row {
    if (!this.#fieldsBefore.has(row)) this.#fieldsBefore.set(row, { ...row })
    this.#changed()
    return Object.assign(row, change)
  }

  remove(id: string): boolean {
    this.#rowsBefore ??= new Map(this.#rows)
    const removed = this.#rows.delete(id)
    if (removed) this.#changed()
    return removed
  }

  removeWhere(test: (row: Row) => boolean): void {
    for (const row of this.where(test)) this.remove(row.id)
  }

  /** Takes the table as it is for what `undo` goes back to. */
  mark(): void {
    this.#dirtyBefore = this.dirty
    this.#rowsBefore = null
    this.#fieldsBefore.clear()
  }

  /** Makes the table what it was when it was last marked; the row objects stay the same. */
  undo(): void {
    for (const [row, fields] of this.#fieldsBefore) {
      for (const name of Object.keys(row)) if (!(name in fields)) Reflect.deleteProperty(row, name)
      Object.assign(row, fields)
    }
    if (this.#rowsBefore) this.#rows = this.#rowsBefore
    this.version += 1
    this.dirty = this.#dirtyBefore
    this.mark()
  }

  #changed(): void {
    this.dirty = true
    this.version += 1
  }
}

export type Db = { readonly [T in TableName]: Table<Tables[T]> }

/** A database over the given rows, which it takes over as its own. */
export function createDb(rows: Rows = emptyRows()): Db {
  return {
    users: new Table(rows.users),
    coachInfos: new Table(rows.coachInfos),
    tags: new Table(rows.tags),
    certifications: new Table(rows.certifications),
    experiences: new Table(rows.experiences),
    clientInfos: new Table(rows.clientInfos),
    measurements: new Table(rows.measurements),
    schedules: new Table(rows.schedules),
    timeSlots: new Table(rows.timeSlots),
    sessions: new Table(rows.sessions),
    programs: new Table(rows.programs),
    muscles: new Table(rows.muscles),
    exercises: new Table(rows.exercises),
    images: new Table(rows.images),
    verifications: new Table(rows.verifications),
    tokens: new Table(rows.tokens),
    failures: new Table(rows.failures),
    sms: new Table(rows.sms),
    rivals: new Table(rows.rivals),
  }
}

/** The whole database as plain rows. */
export function rowsOf(db: Db): Rows {
  return {
    users: db.users.all(),
    coachInfos: db.coachInfos.all(),
    tags: db.tags.all(),
    certifications: db.certifications.all(),
    experiences: db.experiences.all(),
    clientInfos: db.clientInfos.all(),
    measurements: db.measurements.all(),
    schedules: db.schedules.all(),
    timeSlots: db.timeSlots.all(),
    sessions: db.sessions.all(),
    programs: db.programs.all(),
    muscles: db.muscles.all(),
    exercises: db.exercises.all(),
    images: db.images.all(),
    verifications: db.verifications.all(),
    tokens: db.tokens.all(),
    failures: db.failures.all(),
    sms: db.sms.all(),
    rivals: db.rivals.all(),
  }
}

/** Names of the tables that changed since the last call; the call clears the marks. */
export function takeDirty(db: Db): TableName[] {
  const dirty = TABLE_NAMES.filter((name) => db[name].dirty)
  for (const name of dirty) db[name].dirty = false
  return dirty
}
