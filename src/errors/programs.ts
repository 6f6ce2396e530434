import type { Catalogue, OperationOf } from './catalogue-types.ts'

const NOT_CREATED = 'Не вдалося створити тренування'
const NOT_DELETED = 'Помилка при видаленні тренування'
const PROGRAM_EXERCISES = 'Не вдалося отримати вправи тренування'

// Product §8 «Fallbacks»: the lists stay empty, and the picture has its default. It gives no texts.
const EXERCISES = 'Не вдалося завантажити вправи'
const EXERCISE_IMAGE = 'Не вдалося показати зображення вправи'
const MUSCLES = "Не вдалося завантажити групи м'язів"

export const programs = {
  'GET /v1/programs/exercises': EXERCISES,
  'GET /v1/programs/exercises/{id}': EXERCISES,
  'GET /v1/programs/exercises/{id}/image': EXERCISE_IMAGE,
  'GET /v1/programs/muscles': MUSCLES,
  'GET /v1/programs/muscles/{id}': MUSCLES,
  'POST /v1/programs/': NOT_CREATED,
  'GET /v1/programs/{id}': PROGRAM_EXERCISES,
  'DELETE /v1/programs/{id}': NOT_DELETED,
} satisfies Catalogue<OperationOf<'programs'>>
