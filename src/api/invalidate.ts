import type { QueryClient } from '@tanstack/react-query'

import type { Operation } from './operation.ts'

/** Marks what these reads answered as out of date; what is on the screen is read again. */
export async function invalidate(queryClient: QueryClient, ...reads: Operation[]): Promise<void> {
  await Promise.all(reads.map((read) => queryClient.invalidateQueries({ queryKey: [read] })))
}
