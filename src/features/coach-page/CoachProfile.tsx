import { Text, Title } from '@mantine/core'
import { IconCertificate, IconMapPin, IconPhone } from '@tabler/icons-react'
import { type ReactNode, useState } from 'react'

import { type User, certificationImageOptions } from '#src/api/queries.ts'
import { fullName, named } from '#src/domain/names.ts'
import { formatPhone } from '#src/domain/phone.ts'
import { Card, Section } from '#src/ui/Card.tsx'
import { useKyivNow } from '#src/ui/dates/use-kyiv-now.ts'
import { useNearViewport } from '#src/ui/hooks/use-near-viewport.ts'
import { lazyPart } from '#src/ui/lazy-part.tsx'
import { UserAvatar } from '#src/ui/pictures/Avatar.tsx'
import { useBrokenPicture, useImage } from '#src/ui/pictures/use-picture.ts'

import {
  type Certification,
  infoOf,
  isCurrent,
  latestFirst,
  monthText,
  newestFirst,
  periodText,
  statusText,
} from './coach-info.ts'

import classes from './CoachProfile.module.css'

const Dialog = lazyPart(() => import('#src/ui/overlays/Dialog.tsx').then((module) => module.Dialog))

interface CoachProps {
  coach: User
  /**
   * Whether the coach views their own page, where the name is not the heading of the screen, and
   * what is missing has a hint.
   */
  own?: boolean
}

interface CoachProfileProps extends CoachProps {
  /** Shown below the name. */
  underName?: ReactNode
  /** The visitor's next step. */
  action?: ReactNode
}

/** The coach's name, avatar, status, tags and bio. */
export function CoachProfile({ coach, own, underName, action }: CoachProfileProps): ReactNode {
  const { bio, training_tags } = infoOf(coach)
  return (
    <Card as="section" aria-labelledby="coach-name" className={classes['profile']}>
      <div className={classes['head']}>
        <div className={classes['avatar']}>
          <UserAvatar user={coach} size={96} />
        </div>
        <div className={classes['who']}>
          <Title
            order={own ? 2 : 1}
            id="coach-name"
            tabIndex={-1}
            className={classes['name'] ?? ''}
          >
            {fullName(coach)}
          </Title>
          <p className={classes['status']}>{statusText(coach)}</p>
          {underName}
        </div>
      </div>
      <div className={classes['body']}>
        {training_tags.length > 0 && (
          <ul className={classes['tags']} aria-label="Напрями">
            {training_tags.map(({ id, name }) => (
              <li key={id}>{name}</li>
            ))}
          </ul>
        )}
        <Text className={classes['text'] ?? ''} {...(!bio && { c: 'dimmed' })}>
          {bio ||
            (own
              ? 'Розкажи, хто ти і як працюєш: з цього починається довіра клієнта.'
              : 'Тренер ще не розповів про себе.')}
        </Text>
        {action}
      </div>
    </Card>
  )
}

/** The rest of a coach's page: experience, achievements, certificates, places and phone. */
export function CoachSections({ coach, own }: CoachProps): ReactNode {
  const { date: today } = useKyivNow()
  const { achievement, certifications, experiences, training_spaces } = infoOf(coach)
  const hint = (text: string): ReactNode => own && <Text c="dimmed">{text}</Text>
  const hasPlaces = training_spaces.length > 0
  return (
    <>
      <Section title="Досвід роботи">
        {experiences.length > 0 ? (
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
        ) : (
          hint('Розкажи, де і скільки ти працюєш.')
        )}
      </Section>
      <Section title="Досягнення">
        {achievement ? (
          <Text className={classes['text'] ?? ''}>{achievement}</Text>
        ) : (
          hint('Змагання, звання, результати клієнтів — те, чим ти пишаєшся.')
        )}
      </Section>
      <Section title="Сертифікати">
        {certifications.length > 0 ? (
          <Certificates certificates={certifications} />
        ) : (
          hint('Додай дипломи й сертифікати із зображенням.')
        )}
      </Section>
      <Section title={hasPlaces || own ? 'Місця тренувань' : 'Телефон'}>
        {hasPlaces ? (
          <ul className={classes['places']}>
            {[...new Set(training_spaces)].map((place) => (
              <li key={place} className="u-flex">
                <IconMapPin size={20} stroke={1.75} aria-hidden />
                {place}
              </li>
            ))}
          </ul>
        ) : (
          hint('Вкажи зали, студії чи парки, де ти тренуєш.')
        )}
        {coach.phone?.trim() && (
          <a href={`tel:${coach.phone}`} className={classes['phone']}>
            <IconPhone size={20} aria-hidden />
            {formatPhone(coach.phone)}
          </a>
        )}
      </Section>
    </>
  )
}

interface CertificatesProps {
  certificates: readonly Certification[]
  /** The button beside each certificate of a page in edit mode, where no picture is enlarged. */
  renderButton?: (certificate: Certification) => ReactNode
}

/**
 * Certificates with their pictures, the latest first; a picture can be enlarged to the size of the
 * window.
 */
export function Certificates({ certificates, renderButton }: CertificatesProps): ReactNode {
  const [shown, setShown] = useState<{ certificate: Certification; opened: boolean } | null>(null)
  return (
    <>
      <ul className="u-grid">
        {newestFirst(certificates).map((certificate) => (
          <li
            key={certificate.id}
            className={classes['certificate']}
            data-editing={renderButton && true}
          >
            {renderButton ? (
              <CertificatePicture {...certificate} />
            ) : (
              <button
                type="button"
                className={classes['open']}
                aria-label={`Відкрити сертифікат: ${named(certificate.name)}`}
                onClick={() => setShown({ certificate, opened: true })}
              >
                <CertificatePicture {...certificate} />
              </button>
            )}
            <div>
              <Text component="div" fw={600}>
                {certificate.name}
              </Text>
              <Text c="dimmed" size="sm">
                {certificate.authored_by}, {monthText(certificate.date)}
              </Text>
            </div>
            {renderButton?.(certificate)}
          </li>
        ))}
      </ul>
      {shown && (
        <LargeCertificate {...shown} onClose={() => setShown({ ...shown, opened: false })} />
      )}
    </>
  )
}

/**
 * The picture of a certificate, requested when it is near the visible part of the page; an icon
 * while there is none.
 */
function CertificatePicture({ id, image }: Certification): ReactNode {
  const [ref, near] = useNearViewport()
  const src = useImage({ ...certificationImageOptions(id), enabled: near && image !== null })
  const { isBroken, watched } = useBrokenPicture(src)
  return (
    <span ref={ref} className={classes['picture']} aria-hidden>
      {src && !isBroken ? (
        <img src={src} alt="" {...watched} />
      ) : (
        <IconCertificate size={32} stroke={1.5} aria-hidden />
      )}
    </span>
  )
}

/** One certificate, enlarged. */
function LargeCertificate({
  certificate: { id, image, name, authored_by, date },
  ...dialog
}: {
  certificate: Certification
  opened: boolean
  onClose: () => void
}): ReactNode {
  const src = useImage({ ...certificationImageOptions(id), enabled: image !== null })
  return (
    <Dialog {...dialog} title={name}>
      {src && <img src={src} alt={`Сертифікат: ${named(name)}`} className={classes['large']} />}
      <Text c="dimmed">
        {authored_by}, {monthText(date)}
      </Text>
    </Dialog>
  )
}
