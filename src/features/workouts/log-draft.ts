import type { SampleProgram } from './sample-program.ts'

/**
 * All that saving on /create-program does (product §2). The typed name may be a person's, so it is
 * not logged (decision 15).
 */
export function logDraft({ exercises }: SampleProgram): void {
  console.info('Program draft', exercises)
}
