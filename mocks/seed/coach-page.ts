/** A coach's public page: profile, tags, experience and certificates (product §3 «coach_info»). */
import type { CertificationRow, ExperienceRow, UserRow } from '#mocks/db/tables.ts'
import type { components } from '#src/api/contract.gen.ts'

import { addPicture, avatarPicture, certificatePicture } from './pictures.ts'
import type { ScenarioBuilder } from './scenario-builder.ts'

interface CoachPage {
  bio: string
  achievement: string
  training_spaces: string[]
  tags: readonly components['schemas']['TagName'][]
  experiences: readonly Omit<ExperienceRow, 'id' | 'user_id'>[]
  certifications: readonly Omit<CertificationRow, 'id' | 'user_id'>[]
}

/** Adds a public page to a coach. */
export function addCoachPage(
  { rows, nextId }: ScenarioBuilder,
  userId: string,
  page: CoachPage,
): void {
  const { bio, achievement, training_spaces, tags, experiences, certifications } = page
  const user_id = userId
  rows.coachInfos.push({ id: nextId('coachInfo'), user_id, bio, achievement, training_spaces })
  rows.tags.push(...tags.map((name) => ({ id: nextId('tag'), user_id, name })))
  rows.experiences.push(
    ...experiences.map((row) => ({ id: nextId('experience'), user_id, ...row })),
  )
  rows.certifications.push(
    ...certifications.map((row) => ({ id: nextId('certification'), user_id, ...row })),
  )
}

/** Adds Олена's avatar and page; other pictures can be given for the certificates. */
export function addOlenasPage(
  builder: ScenarioBuilder,
  olena: UserRow,
  { avatar = avatarPicture(5), certificates = [certificatePicture(), certificatePicture()] } = {},
): void {
  const [trainer, rehabilitation] = certificates.map((picture) => addPicture(builder, picture))
  olena.image_id = addPicture(builder, avatar)
  addCoachPage(builder, olena.id, {
    bio:
      'Тренерка із силового та функціонального тренінгу, у професії з 2016 року. Працюю з людьми, які ' +
      'приходять у зал після довгої перерви, травми чи пологів: спершу вчимося рухатися без болю, потім додаємо ' +
      'вагу. Програму пишу під ваш графік і переглядаю щомісяця за вимірами та самопочуттям. Без крику, без ' +
      'голодних дієт і без вправ «бо так треба».',
    achievement:
      'Майстриня спорту з пауерліфтингу, бронзова призерка чемпіонату України 2019 року. Понад 180 клієнтів, ' +
      'які тренуються зі мною довше ніж пів року.',
    // Without commas: the editor shows places as one comma-separated text (product §5). `edge` has
    // one with a comma.
    training_spaces: [
      'Зал „Атлет“ — вул. Саксаганського 40',
      'Студія „Рух“ — просп. Берестейський 67',
      'Парк „Наталка“ (влітку)',
    ],
    tags: [
      'Силові тренування',
      'Функціональний тренінг',
      'Жіночі тренування',
      'Реабілітація',
      'Стретчинг',
    ],
    experiences: [
      {
        about: 'Персональна тренерка, зал „Атлет“',
        start_date: '2021-09-01',
        end_date: null,
      },
      {
        about: 'Тренерка групових програм і тренажерної зали, клуб „Олімп“',
        start_date: '2018-02-12',
        end_date: '2021-08-20',
      },
      {
        about: 'Інструкторка тренажерної зали, спорткомплекс НУФВСУ',
        start_date: '2016-09-05',
        end_date: '2018-01-31',
      },
    ],
    certifications: [
      {
        name: 'Персональний тренер, рівень 4 EQF',
        authored_by: 'Національний університет фізичного виховання і спорту України',
        date: '2017-06-15',
        image_id: trainer ?? null,
      },
      {
        name: 'Вправи при болю в спині та після травм коліна',
        authored_by: 'Українська асоціація фізичної терапії',
        date: '2022-11-05',
        image_id: rehabilitation ?? null,
      },
    ],
  })
}
