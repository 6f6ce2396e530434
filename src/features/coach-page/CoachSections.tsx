import { Text, Title } from '@mantine/core'
import { IconMapPin, IconPhone } from '@tabler/icons-react'
import { type ReactNode, useId } from 'react'

import type { User } from '#src/api/reads.ts'
import { formatPhone } from '#src/domain/phone.ts'
import { Card } from '#src/ui/Card.tsx'
import { useKyivNow } from '#src/ui/dates/use-clock.ts'

import { CertificateList } from './CertificateList.tsx'
import { infoOf } from './coach-info.ts'
import { isCurrent, latestFirst, periodText } from './experience.ts'

import classes from './CoachSections.module.css'

/** Shown to the coach in place of an empty section; visitors do not see the section. */
const HINTS = {
  experiences: 'Розкажи, де і скільки ти працюєш.',
  achievement: 'Змагання, звання, результати клієнтів — те, чим ти пишаєшся.',
  certifications: 'Додай дипломи й сертифікати із зображенням.',
  places: 'Вкажи зали, студії чи парки, де ти тренуєш.',
}

/** The rest of a coach's page: experience, achievements, certificates, places and phone. */
export function CoachSections({
  coach,
  own = false,
}: {
  coach: User
  /** Whether the coach views their own page. */
  own?: boolean
}): ReactNode {
  const { date: today } = useKyivNow()
  const { achievement, certifications, experiences, training_spaces } = infoOf(coach)
  const hint = (text: string): string | null => (own ? text : null)
  const hasPlaces = training_spaces.length > 0
  return (
    <>
      <Section title="Досвід роботи" hint={hint(HINTS.experiences)}>
        {experiences.length > 0 && (
          <ol className={classes['experiences']}>
            {latestFirst(experiences, today).map((experience) => (
              <li key={experience.id} data-current={isCurrent(experience, today)}>
                <Text component="div" fw={600}>
                  {experience.about}
                </Text>
                <Text c="dimmed" size="sm">
                  {periodText(experience, today)}
                </Text>
              </li>
            ))}
          </ol>
        )}
      </Section>
      <Section title="Досягнення" hint={hint(HINTS.achievement)}>
        {achievement && <Text className={classes['text'] ?? ''}>{achievement}</Text>}
      </Section>
      <Section title="Сертифікати" hint={hint(HINTS.certifications)}>
        {certifications.length > 0 && <CertificateList certificates={certifications} />}
      </Section>
      <Section title={hasPlaces || own ? 'Місця тренувань' : 'Телефон'} hint={null}>
        {hasPlaces ? (
          <ul className={classes['places']}>
            {[...new Set(training_spaces)].map((place) => (
              <li key={place}>
                <IconMapPin size={20} stroke={1.75} aria-hidden />
                {place}
              </li>
            ))}
          </ul>
        ) : (
          own && <Text c="dimmed">{HINTS.places}</Text>
        )}
        {coach.phone && (
          <a href={`tel:${coach.phone}`} className={classes['phone']}>
            <IconPhone size={20} aria-hidden />
            {formatPhone(coach.phone)}
          </a>
        )}
      </Section>
    </>
  )
}

/** A section that is left out if it has neither content nor a hint. */
function Section({
  title,
  hint,
  children,
}: {
  title: string
  hint: string | null
  children: ReactNode
}): ReactNode {
  const id = useId()
  const isEmpty = [children].flat().every((child) => !child)
  if (isEmpty && hint === null) return null
  return (
    <Card as="section" aria-labelledby={id} className={classes['section']}>
      <Title order={2} id={id}>
        {title}
      </Title>
      {isEmpty ? <Text c="dimmed">{hint}</Text> : children}
    </Card>
  )
}
