import { operations } from './contract-document.ts'

/** Which documented statuses the suite has reached with a conforming answer. */
export class Reached {
  readonly #met = new Set<string>()

  add(operation: string, status: number): void {
    this.#met.add(`${operation} ${status}`)
  }

  /** `METHOD path status` of each documented status that was not reached. */
  missing(): string[] {
    return documented.filter((one) => !this.#met.has(one))
  }

  /** `N of M operations, N of M statuses`. An operation counts once it has succeeded. */
  summary(): string {
    const missing = this.missing()
    const failed = missing.filter((one) => / 2\d\d$/.test(one)).length
    const statuses = `${documented.length - missing.length} of ${documented.length} statuses`
    return `${operations.length - failed} of ${operations.length} operations, ${statuses}`
  }
}

const documented = operations.flatMap(({ name, answers }) =>
  answers.map(({ status }) => `${name} ${status}`),
)
