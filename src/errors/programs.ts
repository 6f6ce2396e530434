import type { Catalogue, OperationOf } from './message.ts'

const NOT_CREATED = 'Не вдалося створити тренування'
const NOT_DELETED = 'Помилка при видаленні тренування'
const PROGRAM_EXERCISES = 'Не вдалося отримати вправи тренування'

// Product §8 «Fallbacks»: the lists stay empty, the picture falls back. It gives no texts.
const EXERCISES = 'Не вдалося завантажити вправи'
const EXERCISE_IMAGE = 'Не вдалося показати зображення вправи'
const MUSCLES = "Не вдалося завантажити групи м'язів"

export const programs = {
  'GET /v1/programs/exercises': {
    401: EXERCISES,
    422: EXERCISES,
    500: EXERCISES,
    other: EXERCISES,
  },
  'GET /v1/programs/exercises/{id}': {
    401: EXERCISES,
    404: EXERCISES,
    422: EXERCISES,
    500: EXERCISES,
    other: EXERCISES,
  },
  'GET /v1/programs/exercises/{id}/image': {
    401: EXERCISE_IMAGE,
    404: EXERCISE_IMAGE,
    422: EXERCISE_IMAGE,
    500: EXERCISE_IMAGE,
    other: EXERCISE_IMAGE,
  },
  'GET /v1/programs/muscles': {
    401: MUSCLES,
    500: MUSCLES,
    other: MUSCLES,
  },
  'GET /v1/programs/muscles/{id}': {
    401: MUSCLES,
    404: MUSCLES,
    422: MUSCLES,
    500: MUSCLES,
    other: MUSCLES,
  },
  'POST /v1/programs/': {
    401: NOT_CREATED,
    403: NOT_CREATED,
    422: NOT_CREATED,
    500: NOT_CREATED,
    other: NOT_CREATED,
  },
  'GET /v1/programs/{id}': {
    401: PROGRAM_EXERCISES,
    403: PROGRAM_EXERCISES,
    404: PROGRAM_EXERCISES,
    422: PROGRAM_EXERCISES,
    500: PROGRAM_EXERCISES,
    other: PROGRAM_EXERCISES,
  },
  'DELETE /v1/programs/{id}': {
    401: NOT_DELETED,
    403: NOT_DELETED,
    404: NOT_DELETED,
    422: NOT_DELETED,
    500: NOT_DELETED,
    other: NOT_DELETED,
  },
} satisfies Catalogue<OperationOf<'programs'>>
