declare module 'virtual:contract' {
  interface Check {
    (value: unknown): boolean
    errors?:
      | { instancePath: string; message?: string; params: Record<string, string | undefined> }[]
      | null
  }
  export const operations: import('./contract.ts').ContractOperation[]
  export const checks: Record<string, Check | undefined>
}
