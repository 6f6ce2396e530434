import { Button, Textarea, TextInput, Title } from '@mantine/core'
import { type ReactNode, type SubmitEvent, useState } from 'react'

import type { User } from '#src/api/people.ts'
import { formatPhone } from '#src/domain/phone.ts'
import { ActionBar } from '#src/ui/ActionBar.tsx'
import { Card } from '#src/ui/Card.tsx'
import { SaveButton } from '#src/ui/SaveButton.tsx'
import { UnsavedNote } from '#src/ui/UnsavedNote.tsx'
import { UnsavedQuestion } from '#src/ui/UnsavedQuestion.tsx'
import { useUnsavedGuard } from '#src/ui/use-unsaved-guard.tsx'

import { CertificatesEditor } from './CertificatesEditor.tsx'
import { type Draft, withExperience, withoutExperience } from './draft.ts'
import { ExperienceFields } from './ExperienceFields.tsx'
import { TagPicker } from './TagPicker.tsx'
import { useSiteEditor } from './use-site-editor.ts'

import classes from './Site.module.css'

/** The own page in edit mode. A save that fails anywhere stays here, with all that was typed. */
export function SiteEditor({ coach, onEnd }: { coach: User; onEnd: () => void }): ReactNode {
  const editing = useSiteEditor(coach)
  const { draft, info, change, follow, failureOf, failures, unsaved } = editing
  const [cancelling, setCancelling] = useState(false)
  const put = (texts: Partial<Draft>): void => change((last) => ({ ...last, ...texts }))

  const submit = (event: SubmitEvent): void => {
    event.preventDefault()
    editing.save(() => {
      if (!guard.isLeaving()) onEnd()
    })
  }
  const end = (): void => {
    editing.discard()
    onEnd()
  }
  const guard = useUnsavedGuard({ unsaved, saving: editing.saving, onDiscard: end })
  return (
    <form className={classes['form']} onSubmit={submit} noValidate>
      <Card as="section" aria-labelledby="about" className={classes['section']}>
        <Title order={2} id="about">
          Про себе
        </Title>
        <Textarea
          label="Розповідь"
          classNames={{ input: classes['text'] ?? '' }}
          rows={6}
          value={draft.bio}
          onChange={({ currentTarget }) => put({ bio: currentTarget.value })}
        />
        <TagPicker tags={info.training_tags} />
      </Card>
      <Card as="section" aria-labelledby="experience" className={classes['section']}>
        <Title order={2} id="experience">
          Досвід роботи
        </Title>
        {draft.experiences.length > 0 && (
          <ol className={classes['rows']}>
            {draft.experiences.map((row) => (
              <ExperienceFields
                key={row.key}
                row={row}
                isSaved={info.experiences.some(({ id }) => id === row.id)}
                failure={failureOf(row.key)}
                onChange={(changed) =>
                  change((last) => ({
                    ...last,
                    experiences: last.experiences.map((one) =>
                      one.key === row.key ? changed : one,
                    ),
                  }))
                }
                onRemove={() => change((last) => withoutExperience(last, row.key))}
                onDeleted={() => follow((last) => withoutExperience(last, row.key))}
              />
            ))}
          </ol>
        )}
        <Button variant="default" onClick={() => change(withExperience)}>
          + Додати досвід
        </Button>
      </Card>
      <Card as="section" aria-labelledby="achievement" className={classes['section']}>
        <Title order={2} id="achievement">
          Досягнення
        </Title>
        <Textarea
          aria-labelledby="achievement"
          classNames={{ input: classes['text'] ?? '' }}
          rows={4}
          value={draft.achievement}
          onChange={({ currentTarget }) => put({ achievement: currentTarget.value })}
        />
      </Card>
      <CertificatesEditor editing={editing} />
      <Card as="section" aria-labelledby="places" className={classes['section']}>
        <Title order={2} id="places">
          Місця тренувань
        </Title>
        <Textarea
          label="Зали, студії, парки"
          description="Через кому"
          classNames={{ input: classes['text'] ?? '' }}
          rows={3}
          value={draft.spaces}
          onChange={({ currentTarget }) => put({ spaces: currentTarget.value })}
        />
        <TextInput
          label="Телефон"
          description="Той, з яким ви входите"
          value={formatPhone(coach.phone ?? '')}
          readOnly
        />
      </Card>
      {failures.length > 0 && (
        <div role="alert" className={classes['failures']}>
          {failures.map(({ key, text }) => (
            <p key={key}>{text}</p>
          ))}
        </div>
      )}
      <ActionBar note={unsaved && <UnsavedNote />}>
        <Button
          variant="default"
          disabled={editing.saving}
          onClick={() => (unsaved ? setCancelling(true) : end())}
        >
          Скасувати
        </Button>
        <SaveButton saving={editing.saving} />
      </ActionBar>
      <UnsavedQuestion opened={cancelling} onStay={() => setCancelling(false)} onDiscard={end} />
      {guard.question}
    </form>
  )
}
