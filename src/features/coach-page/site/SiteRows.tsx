import { Button, TextInput } from '@mantine/core'
import type { UseFormReturnType } from '@mantine/form'
import { IconTrash } from '@tabler/icons-react'
import type { UseMutationOptions } from '@tanstack/react-query'
import { type ReactNode, useState } from 'react'

import type { User } from '#src/api/queries.ts'
import { named } from '#src/domain/names.ts'
import { kyivNow } from '#src/domain/time/kyiv-time.ts'
import {
  certificateDeletionMutation,
  experienceDeletionMutation,
} from '#src/features/coach-page/api.ts'
import { infoOf } from '#src/features/coach-page/coach-info.ts'
import { Certificates } from '#src/features/coach-page/CoachProfile.tsx'
import { type Draft, newCertificate, newExperience } from '#src/features/coach-page/site-draft.ts'
import { Section } from '#src/ui/Card.tsx'
import { DateField } from '#src/ui/dates/DateField.tsx'
import { failureNote, FailureText } from '#src/ui/FailureText.tsx'
import { useSingleMutation } from '#src/ui/forms/use-single-mutation.ts'
import { IconButton } from '#src/ui/IconButton.tsx'
import { ConfirmDialog } from '#src/ui/overlays/Dialog.tsx'
import { PictureField } from '#src/ui/pictures/PictureField.tsx'

import classes from './Site.module.css'

interface RowsProps {
  form: UseFormReturnType<Draft>
  /** The coach as they are saved. */
  coach: User
}

/** The experiences in edit mode. Each is saved once all its fields are filled (product §5). */
export function ExperiencesEditor({ form, coach }: RowsProps): ReactNode {
  const { experiences } = form.values
  const saved = infoOf(coach).experiences
  return (
    <Section id="experience" title="Досвід роботи">
      {experiences.length > 0 && (
        <ol className="u-grid u-lg">
          {experiences.map(({ key, id, about, start_date, end_date, current }, at) => {
            const label = `Видалити досвід: ${about || 'новий'}`
            const input = (field: string) => form.getInputProps(`experiences.${at}.${field}`)
            return (
              <li key={key} className={classes['row']} data-failed={form.errors[key] && true}>
                <div className="u-flex" style={{ alignItems: 'flex-end' }}>
                  <TextInput {...input('about')} label="Ким і де" className="u-grow" />
                  {id !== null && saved.some((one) => one.id === id) ? (
                    <DeleteButton
                      label={label}
                      question="Видалити цей досвід роботи?"
                      deletion={experienceDeletionMutation(coach.id)}
                      id={id}
                    />
                  ) : (
                    <RemoveButton
                      label={label}
                      onClick={() => form.removeListItem('experiences', at)}
                    />
                  )}
                </div>
                <div className={classes['pair']}>
                  <DateField {...input('start_date')} label="Початок" value={start_date} />
                  <DateField
                    // An invalid text does not stay in a field that is no longer required.
                    key={String(current)}
                    label="Завершення"
                    disabled={current}
                    value={current ? '' : end_date}
                    // Today means that the work goes on (product §3), so the box says it.
                    onChange={(date) =>
                      date === kyivNow().date
                        ? form.setFieldValue(`experiences.${at}.current`, true)
                        : input('end_date').onChange(date)
                    }
                  />
                </div>
                <label className="u-check">
                  <input
                    {...form.getInputProps(`experiences.${at}.current`, { type: 'checkbox' })}
                    type="checkbox"
                  />
                  Працюю досі
                </label>
                <FailureText boxed>{form.errors[key]}</FailureText>
              </li>
            )
          })}
        </ol>
      )}
      <Button variant="default" onClick={() => form.insertListItem('experiences', newExperience())}>
        + Додати досвід
      </Button>
    </Section>
  )
}

interface PictureProps extends RowsProps {
  /** The chosen pictures by the keys of their rows. */
  pictures: Readonly<Record<string, Blob | null>>
  onPicture: (key: string, picture: Blob | null) => void
}

/**
 * The certificates in edit mode: existing ones can be deleted, new ones are saved with the rest, but
 * only with a picture (product §5).
 */
export function CertificatesEditor({ form, coach, pictures, onPicture }: PictureProps): ReactNode {
  const { certificates } = form.values
  const saved = infoOf(coach).certifications
  return (
    <Section id="certificates" title="Сертифікати">
      {saved.length > 0 && (
        <Certificates
          certificates={saved}
          renderButton={({ id, name }) => (
            <DeleteButton
              label={`Видалити сертифікат: ${named(name)}`}
              question={`Видалити сертифікат «${named(name)}»?`}
              deletion={certificateDeletionMutation}
              id={id}
            />
          )}
        />
      )}
      {certificates.length > 0 && (
        <ul className="u-grid u-lg" aria-label="Нові сертифікати">
          {certificates.map(({ key, name, date }, at) => {
            const input = (field: string) => form.getInputProps(`certificates.${at}.${field}`)
            return (
              <li key={key} className={classes['row']} data-failed={form.errors[key] && true}>
                <div className="u-flex" style={{ alignItems: 'flex-end' }}>
                  <TextInput {...input('name')} label="Назва" className="u-grow" />
                  <RemoveButton
                    label={`Прибрати сертифікат: ${named(name, 'новий')}`}
                    onClick={() => form.removeListItem('certificates', at)}
                  />
                </div>
                <div className={classes['pair']}>
                  <TextInput {...input('authored_by')} label="Ким виданий" />
                  <DateField label="Дата" value={date} onChange={input('date').onChange} />
                </div>
                <PictureField
                  label="Зображення сертифіката"
                  picture={pictures[key] ?? null}
                  onChange={(picture) => onPicture(key, picture)}
                />
                <FailureText boxed>{form.errors[key]}</FailureText>
              </li>
            )
          })}
        </ul>
      )}
      <Button
        variant="default"
        onClick={() => form.insertListItem('certificates', newCertificate())}
      >
        + Додати сертифікат
      </Button>
    </Section>
  )
}

const RemoveButton = (props: { label: string; onClick: () => void }): ReactNode => (
  <IconButton {...props}>
    <IconTrash size={20} aria-hidden />
  </IconButton>
)

interface DeleteProps {
  label: string
  question: string
  /** Deletes the object with this id on the server. */
  deletion: UseMutationOptions<void, Error, string>
  id: string
}

/** Deletes something on the server, after a confirmation. */
function DeleteButton({ label, question, deletion, id }: DeleteProps): ReactNode {
  const [asking, setAsking] = useState(false)
  const { call, isPending, error } = useSingleMutation(deletion)
  const confirm = (): void =>
    call(id, {
      // The page has been read again by now: a deleted row is not shown, and cannot be edited or
      // deleted again.
      onSuccess: () => setAsking(false),
    })
  return (
    <>
      <RemoveButton label={label} onClick={() => setAsking(true)} />
      <ConfirmDialog
        opened={asking}
        text={question}
        cancelLabel="Скасувати"
        confirmLabel="Видалити"
        pending={isPending}
        error={failureNote(error)}
        onCancel={() => setAsking(false)}
        onConfirm={confirm}
      />
    </>
  )
}
