/** A table of the database: its rows in memory, with a record of changes. */
export class Table<Row extends { id: string }> {
  #rows = new Map<string, Row>()
  /** Whether rows changed since the last snapshot. */
  dirty = false
  /** Incremented by every change. */
  version = 0

  // The changed rows as they were at the last mark.
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

  /** Inserts a row at an index. */
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

  /** Marks the present rows as those that `undo` restores. */
  mark(): void {
    this.#dirtyBefore = this.dirty
    this.#rowsBefore = null
    this.#fieldsBefore.clear()
  }

  /** Restores the table to its last mark; the row objects stay the same. */
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
