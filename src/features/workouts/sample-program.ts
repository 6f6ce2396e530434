import type { Program } from '#src/api/reads.ts'

/** The sample data of /create-program (product §2). */
export interface SampleProgram {
  name: string
  exercises: readonly (Omit<Program['training_exercises'][number], 'id'> & { name: string })[]
}

export const sampleProgram: SampleProgram = {
  name: 'Силова база',
  exercises: [
    { name: 'Присідання зі штангою', sets: 4, reps: 8, rest: 120, duration: 0, weight: 40 },
    { name: 'Жим лежачи', sets: 4, reps: 8, rest: 120, duration: 0, weight: 30 },
    { name: 'Планка', sets: 3, reps: 1, rest: 60, duration: 45, weight: 0 },
  ],
}
