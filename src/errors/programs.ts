import type { Catalogue, OperationOf } from './catalogue-types.ts'

// Product §8 «Fallbacks»: the lists stay empty, and the picture has its default. It gives no texts.
const EXERCISES = 'Не вдалося завантажити вправи'
const MUSCLES = "Не вдалося завантажити групи м'язів"

export const programs = {
  'GET /v1/programs/exercises': EXERCISES,
  'GET /v1/programs/exercises/{id}': EXERCISES,
  'GET /v1/programs/exercises/{id}/image': 'Не вдалося показати зображення вправи',
  'GET /v1/programs/muscles': MUSCLES,
  'GET /v1/programs/muscles/{id}': MUSCLES,
  'POST /v1/programs/': 'Не вдалося створити тренування',
  'GET /v1/programs/{id}': 'Не вдалося отримати вправи тренування',
  'DELETE /v1/programs/{id}': 'Помилка при видаленні тренування',
} satisfies Catalogue<OperationOf<'programs'>>
