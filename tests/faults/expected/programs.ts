import type { OperationOf } from '#src/errors/catalogue.ts'

import type { Expected } from './expected.ts'

export const programs = {
  // Product §8 «Fallbacks» gives no texts for the exercises, their pictures and the muscles.
  'GET /v1/programs/exercises': { own: 'Не вдалося завантажити вправи' },
  'GET /v1/programs/exercises/{id}': { own: 'Не вдалося завантажити вправи' },
  'GET /v1/programs/exercises/{id}/image': { own: 'Не вдалося показати зображення вправи' },
  'GET /v1/programs/muscles': { own: "Не вдалося завантажити групи м'язів" },
  'GET /v1/programs/muscles/{id}': { own: "Не вдалося завантажити групи м'язів" },
  'POST /v1/programs/': { own: 'Не вдалося створити тренування' },
  'GET /v1/programs/{id}': { own: 'Не вдалося отримати вправи тренування' },
  'DELETE /v1/programs/{id}': { own: 'Помилка при видаленні тренування' },
} satisfies Expected<OperationOf<'programs'>>
