import { Button, Textarea, TextInput, Title } from '@mantine/core'
import { type ReactNode, useState } from 'react'

import type { User } from '#src/api/reads.ts'
import { formatPhone } from '#src/domain/phone.ts'
import { OvertakenNote } from '#src/draft/DraftNotes.tsx'
import { UnsavedQuestion } from '#src/draft/UnsavedQuestion.tsx'
import { useUnsavedGuard } from '#src/draft/use-unsaved-guard.tsx'
import { SITE_OVERTAKEN } from '#src/errors/messages.ts'
import { ActionBar, SaveButton } from '#src/ui/ActionBar.tsx'
import { Card } from '#src/ui/Card.tsx'
import { UnsavedNote } from '#src/ui/forms/UnsavedNote.tsx'

import { newExperience } from '../experience-row.ts'
import { CertificatesEditor } from './CertificatesEditor.tsx'
import { ExperienceFields } from './ExperienceFields.tsx'
import { TagPicker } from './TagPicker.tsx'
import { useSiteEditor } from './use-site-editor.ts'

import classes from './Site.module.css'

/**
 * The coach's own page in edit mode. After any failed save it stays in edit mode, with all typed
 * values.
 */
export function SiteEditor({ coach, onEnd }: { coach: User; onEnd: () => void }): ReactNode {
  const editing = useSiteEditor(coach)
  const { form, info, unsaved } = editing
  const { experiences } = form.values
  const failures = Object.entries(form.errors)
  const [cancelling, setCancelling] = useState(false)
  const onSaved = (): void => {
    if (!guard.isLeaving()) onEnd()
  }
  const end = (): void => {
    editing.discard()
    onEnd()
  }
  const guard = useUnsavedGuard({ unsaved, saving: editing.saving, onDiscard: end })
  return (
    <form
      className={classes['form']}
      onSubmit={form.onSubmit(() => editing.save(onSaved))}
      noValidate
    >
      <Card as="section" aria-labelledby="about" className={classes['section']}>
        <Title order={2} id="about">
          Про себе
        </Title>
        <Textarea
          {...form.getInputProps('bio')}
          label="Розповідь"
          classNames={{ input: classes['text'] ?? '' }}
          rows={6}
        />
        <TagPicker tags={info.training_tags} />
      </Card>
      <Card as="section" aria-labelledby="experience" className={classes['section']}>
        <Title order={2} id="experience">
          Досвід роботи
        </Title>
        {experiences.length > 0 && (
          <ol className={classes['rows']}>
            {experiences.map((row, at) => (
              <ExperienceFields
                key={row.key}
                row={row}
                input={(field, options) =>
                  form.getInputProps(`experiences.${at}.${field}`, options)
                }
                isSaved={info.experiences.some(({ id }) => id === row.id)}
                failure={form.errors[row.key]}
                onRemove={() => form.removeListItem('experiences', at)}
                onDeleted={() => editing.forget(row.key)}
              />
            ))}
          </ol>
        )}
        <Button
          variant="default"
          onClick={() => form.insertListItem('experiences', newExperience())}
        >
          + Додати досвід
        </Button>
      </Card>
      <Card as="section" aria-labelledby="achievement" className={classes['section']}>
        <Title order={2} id="achievement">
          Досягнення
        </Title>
        <Textarea
          {...form.getInputProps('achievement')}
          aria-labelledby="achievement"
          classNames={{ input: classes['text'] ?? '' }}
          rows={4}
        />
      </Card>
      <CertificatesEditor editing={editing} />
      <Card as="section" aria-labelledby="places" className={classes['section']}>
        <Title order={2} id="places">
          Місця тренувань
        </Title>
        <Textarea
          {...form.getInputProps('spaces')}
          label="Зали, студії, парки"
          description="Через кому"
          classNames={{ input: classes['text'] ?? '' }}
          rows={3}
        />
        <TextInput
          label="Телефон"
          description="Той, з яким ти входиш"
          value={formatPhone(coach.phone ?? '')}
          readOnly
        />
      </Card>
      {failures.length > 0 && (
        <div role="alert" className={classes['failures']}>
          {failures.map(([key, text]) => (
            <p key={key}>{text}</p>
          ))}
        </div>
      )}
      <ActionBar
        note={
          editing.overtaken ? (
            <OvertakenNote
              text={SITE_OVERTAKEN}
              onTake={editing.takeSaved}
              onKeep={() => editing.saveOver(onSaved)}
            />
          ) : (
            unsaved && <UnsavedNote />
          )
        }
      >
        <Button
          variant="default"
          disabled={editing.saving}
          onClick={() => (unsaved ? setCancelling(true) : end())}
        >
          Скасувати
        </Button>
        <SaveButton saving={editing.saving} idle={editing.overtaken} />
      </ActionBar>
      <UnsavedQuestion opened={cancelling} onStay={() => setCancelling(false)} onDiscard={end} />
      {guard.question}
    </form>
  )
}
