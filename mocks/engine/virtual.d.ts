declare module 'virtual:contract' {
  export interface Check {
    (value: unknown): boolean
    errors?:
      | { instancePath: string; message?: string; params: Record<string, string | undefined> }[]
      | null
  }
  export const operations: import('./contract.ts').ContractOperation[]
  /** Loads a file of validators. */
  export const loadChecks: Record<'first' | 'others', () => Promise<Record<string, Check>>>
}

declare module 'virtual:contract/examples' {
  /** The contract's example of each failure, by operation and status. */
  export const examples: Record<string, Record<string, unknown>>
}
