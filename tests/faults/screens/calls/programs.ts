import { idOf } from '#mocks/seed/ids.ts'
import type { OperationOf } from '#src/errors/catalogue.ts'
import { emptyDraft, withExercises } from '#src/features/workouts/state.ts'
import { SPEC } from '#tests/fixtures/texts.fixture.ts'

import {
  holds,
  holdsTrue,
  isGone,
  isShown,
  pictureIs,
  press,
  pressInDialog,
  reads,
  sees,
} from '../person.ts'
import type { ScreenCalls } from '../screen-call.ts'
import { STRENGTH, ownClass } from './typical-scenario.ts'

import exercisePicture from '#src/ui/pictures/ExercisePicture.module.css'

const PLAN = ['Жим штанги лежачи', 'Станова тяга']

/** The coach's stored workout draft. */
function keptWorkout(): Record<string, string> {
  const exercises = PLAN.map((name, at) => ({
    id: idOf('exercise', at + 1),
    name,
    code: `CODE_${at}`,
    image: null,
    muscles: [],
  }))
  const values = { ...withExercises(emptyDraft, exercises), name: 'Сила' }
  const draft = { base: emptyDraft, values }
  return { [`draft/${idOf('user', 1)}/workout`]: JSON.stringify(draft) }
}

const openPlan = (): Promise<void> => press('Здорова спина')

const copyPlan = (): Promise<void> => press('Копіювати: Здорова спина')

/** No picture is known to be missing yet. */
async function emptyBoxShown(): Promise<void> {
  await isShown(`${ownClass(exercisePicture['box'])}:empty`)
  if (document.querySelector(FALLBACK)) throw new Error('The fallback is shown too early')
}

/** Product §8 «Fallbacks». */
const FALLBACK = 'img[src="/fallback.png"]'

export const programs: ScreenCalls<OperationOf<'programs'>> = {
  'GET /v1/programs/exercises': {
    url: '/select-exercise',
    kept: () => reads('Немає вправ'),
    done: () => sees('Жим штанги лежачи', 'checkbox'),
  },
  // Product §8 «Fallbacks»: the sets stay.
  'GET /v1/programs/exercises/{id}': {
    url: `/session/${STRENGTH}`,
    says: null,
    kept: () => Promise.all([sees('Невідома вправа'), reads('3 вправи · 18 сетів')]),
    again: null,
    done: () => sees('Присідання зі штангою на плечах'),
  },
  'GET /v1/programs/exercises/{id}/image': {
    url: `/session/${STRENGTH}`,
    says: null,
    kept: () => holdsTrue(() => document.querySelector(FALLBACK) !== null, 'No fallback picture'),
    again: null,
    isKept: true,
    // An empty box beside the name is calmer than many skeletons.
    unseen: emptyBoxShown,
    done: () => pictureIs('shown', 'main img'),
  },
  'GET /v1/programs/muscles': {
    url: '/select-exercise',
    act: () => press('Група м’язів', 'combobox'),
    isToggled: true,
    done: () => sees('Литки', 'option'),
  },
  'GET /v1/programs/muscles/{id}': {
    uncalled: 'the list of muscles has all that is shown of one (product §8 «Fallbacks»)',
  },
  'POST /v1/programs/': {
    url: '/create-workout',
    scenario: 'empty',
    device: keptWorkout(),
    reach: () => holds('Назва тренування', 'Сила'),
    act: () => press('Зберегти'),
    kept: async () => {
      await holds('Назва тренування', 'Сила')
      for (const name of PLAN) await sees(`Пересунути: ${name}`, 'button')
    },
    done: () => sees('Бібліотека тренувань'),
    success: SPEC.workoutCreated,
    draft: 'workout',
  },
  'GET /v1/programs/{id}': [
    {
      url: '/program',
      act: openPlan,
      isToggled: true,
      done: () => reads('Кішка-корова'),
    },
    {
      url: '/program',
      act: copyPlan,
      isReadOnce: true,
      done: () => holds('Назва тренування', 'Здорова спина (копія)'),
    },
  ],
  'DELETE /v1/programs/{id}': {
    url: '/program',
    reach: () => press('Видалити: Здорова спина'),
    act: () => pressInDialog('Видалити'),
    kept: () => reads('Здорова спина'),
    done: () => isGone('Здорова спина', 'button'),
    success: SPEC.workoutDeleted,
  },
}
