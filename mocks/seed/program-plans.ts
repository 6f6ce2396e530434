/** Training programs as a coach writes them: exercises, sets, weights. */
import type { SessionExercise } from '#mocks/db/tables.ts'

import { exerciseId } from './exercise-rows.ts'

export interface Plan {
  name: string
  exercises: readonly SessionExercise[]
}

/** Sets with repetitions, a weight in kg, and a rest in seconds. */
const lift = (
  code: string,
  sets: number,
  reps: number,
  weight = 0,
  rest = 60,
): SessionExercise => ({
  exercise_id: exerciseId(code),
  sets,
  reps,
  rest,
  duration: 0,
  weight,
})

/** Sets with a duration in seconds. */
const hold = (code: string, sets: number, duration: number, rest = 30): SessionExercise => ({
  ...lift(code, sets, 1, 0, rest),
  duration,
})

/** The first program of the list is for beginners. */
export const plans: readonly Plan[] = [
  {
    name: 'Full body для початківців',
    exercises: [
      hold('STATIONARY_BIKE', 1, 480, 60),
      lift('GOBLET_SQUAT', 3, 12, 12),
      lift('LAT_PULLDOWN', 3, 12, 30),
      lift('KNEE_PUSH_UP', 3, 10),
      lift('GLUTE_BRIDGE', 3, 15),
      hold('PLANK', 3, 30),
    ],
  },
  {
    name: 'Ноги та сідниці',
    exercises: [
      lift('BACK_SQUAT', 4, 8, 40, 120),
      lift('ROMANIAN_DEADLIFT', 4, 10, 35, 120),
      lift('HIP_THRUST', 4, 12, 50, 120),
      lift('BULGARIAN_SPLIT_SQUAT', 3, 10, 8),
      lift('CABLE_KICKBACK', 3, 15, 10, 30),
      lift('STANDING_CALF_RAISE', 3, 15, 20, 30),
    ],
  },
  {
    name: 'Верх тіла А',
    exercises: [
      lift('BENCH_PRESS', 4, 8, 50, 120),
      lift('SEATED_CABLE_ROW', 4, 10, 45),
      lift('SEATED_DUMBBELL_PRESS', 3, 10, 14),
      lift('LATERAL_RAISE', 3, 15, 6, 30),
      lift('TRICEPS_PUSHDOWN', 3, 12, 20, 30),
    ],
  },
  {
    name: 'Верх тіла Б',
    exercises: [
      lift('ASSISTED_PULL_UP', 4, 8, 0, 120),
      lift('INCLINE_DUMBBELL_PRESS', 4, 10, 16),
      lift('DUMBBELL_ROW', 3, 10, 18),
      lift('FACE_PULL', 3, 15, 15, 30),
      lift('DUMBBELL_CURL', 3, 12, 8, 30),
    ],
  },
  {
    // The heavy lifts have warm-up sets: sets that differ are separate entries (decision 8).
    name: 'Сила: база 5×5',
    exercises: [
      lift('BACK_SQUAT', 2, 8, 40, 120),
      lift('BACK_SQUAT', 5, 5, 70, 180),
      lift('BENCH_PRESS', 1, 10, 30, 60),
      lift('BENCH_PRESS', 5, 5, 60, 180),
      lift('BARBELL_ROW', 5, 5, 55, 180),
    ],
  },
  {
    name: 'Здорова спина',
    exercises: [
      hold('CAT_COW', 2, 60, 0),
      lift('BIRD_DOG', 3, 10, 0, 30),
      lift('DEAD_BUG', 3, 10, 0, 30),
      lift('HYPEREXTENSION', 3, 12),
      lift('PALLOF_PRESS', 3, 12, 10, 30),
      hold('CHILD_POSE', 2, 60, 0),
    ],
  },
  {
    name: 'Кругове жироспалювальне',
    exercises: [
      lift('KETTLEBELL_SWING', 4, 15, 12, 30),
      lift('BURPEE', 4, 8, 0, 30),
      lift('WALKING_LUNGE', 4, 20, 6, 30),
      hold('MOUNTAIN_CLIMBER', 4, 40),
      hold('ROWING_MACHINE', 4, 90, 60),
    ],
  },
  {
    name: 'Кардіо та прес',
    exercises: [
      hold('INCLINE_WALK', 1, 1200, 120),
      lift('CRUNCH', 3, 20, 0, 30),
      lift('LYING_LEG_RAISE', 3, 12, 0, 30),
      hold('SIDE_PLANK', 3, 30),
      hold('JUMP_ROPE', 5, 60),
    ],
  },
  {
    name: 'Стретчинг і мобільність',
    exercises: [
      hold('DOWNWARD_DOG', 2, 45, 0),
      hold('HIP_FLEXOR_STRETCH', 2, 60, 0),
      hold('PIGEON_POSE', 2, 60, 0),
      hold('HAMSTRING_STRETCH', 2, 60, 0),
      hold('CHEST_STRETCH', 2, 45, 0),
    ],
  },
]
