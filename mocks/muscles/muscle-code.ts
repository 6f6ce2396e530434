/** The 16 muscle groups, in the order of the muscle filter (product §3 «Muscle»). */
export const muscleCodes = [
  'CHEST',
  'LATS',
  'TRAPS',
  'FRONT_DELTS',
  'SIDE_DELTS',
  'REAR_DELTS',
  'BICEPS',
  'TRICEPS',
  'FOREARMS',
  'ABS',
  'OBLIQUES',
  'LOWER_BACK',
  'GLUTES',
  'QUADS',
  'HAMSTRINGS',
  'CALVES',
] as const

export type MuscleCode = (typeof muscleCodes)[number]
