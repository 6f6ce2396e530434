import { type MuscleCode, muscleCodes } from '#mocks/muscles/muscle-code.ts'
import { muscleIcon } from '#mocks/muscles/muscle-icon.ts'

const NAMES: Readonly<Record<MuscleCode, string>> = {
  CHEST: 'Груди',
  LATS: 'Найширші',
  TRAPS: 'Трапеції',
  FRONT_DELTS: 'Передні дельти',
  SIDE_DELTS: 'Бічні дельти',
  REAR_DELTS: 'Задні дельти',
  BICEPS: 'Біцепс',
  TRICEPS: 'Трицепс',
  FOREARMS: 'Передпліччя',
  ABS: 'Прес',
  OBLIQUES: "Косі м'язи",
  LOWER_BACK: 'Поперек',
  GLUTES: 'Сідниці',
  QUADS: 'Квадрицепс',
  HAMSTRINGS: 'Біцепс стегна',
  CALVES: 'Литки',
}

function muscle(code: MuscleCode) {
  return { code, name: NAMES[code], icon: muscleIcon(code) }
}

/** The muscle groups (product §3 «Muscle»); `icon` is SVG markup in `currentColor`. */
export const muscles: readonly { code: MuscleCode; name: string; icon: string }[] =
  muscleCodes.map(muscle)
