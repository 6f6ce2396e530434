/** The sample data of /create-program (spec §2). */
export interface SampleProgram {
  name: string
  exercises: readonly { name: string; sets: number; reps: number; rest: number }[]
}

export const sampleProgram: SampleProgram = {
  name: 'Силова база',
  exercises: [
    { name: 'Присідання зі штангою', sets: 4, reps: 8, rest: 120 },
    { name: 'Жим лежачи', sets: 4, reps: 8, rest: 120 },
    { name: 'Тяга штанги в нахилі', sets: 3, reps: 10, rest: 60 },
  ],
}
