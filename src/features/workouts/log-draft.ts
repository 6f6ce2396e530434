import type { SampleProgram } from './sample-program.ts'

/**
 * Logs the program: saving on /create-program does nothing else (product §2). The typed name is not
 * logged, because it may be a person's (decision 15).
 */
export function logDraft({ exercises }: SampleProgram): void {
  console.info('Program draft', exercises)
}
