import { Button, Text, Textarea, TextInput } from '@mantine/core'
import { IconCheck } from '@tabler/icons-react'
import { useQueryClient } from '@tanstack/react-query'
import { type ReactNode, useMemo, useState } from 'react'

import { useAuth } from '#src/api/auth.ts'
import { profileChanged } from '#src/api/changed.ts'
import { TAGS } from '#src/api/choices.gen.ts'
import type { User } from '#src/api/queries.ts'
import { isSignedIn } from '#src/domain/auth-flow.ts'
import { formatPhone } from '#src/domain/phone.ts'
import { OvertakenNote, UNSAVED } from '#src/draft/DraftNotes.tsx'
import { useDraftForm } from '#src/draft/use-draft-form.ts'
import { useOldDraft } from '#src/draft/use-old-draft.tsx'
import { UnsavedQuestion, useUnsavedGuard } from '#src/draft/use-unsaved-guard.tsx'
import { failureText, OvertakenError } from '#src/errors/error-text.ts'
import { SITE_OVERTAKEN } from '#src/errors/messages.ts'
import { siteSavingMutation, tagChangeMutation } from '#src/features/coach-page/api.ts'
import { type CoachInfo, infoOf } from '#src/features/coach-page/coach-info.ts'
import {
  valuesOfPage,
  draftOver,
  isUnsaved,
  shownDraft,
  siteDraft,
} from '#src/features/coach-page/site-draft.ts'
import { Section } from '#src/ui/Card.tsx'
import { useKyivNow } from '#src/ui/dates/use-kyiv-now.ts'
import { FailureText } from '#src/ui/FailureText.tsx'
import { ActionBar, SaveButton } from '#src/ui/forms/ActionBar.tsx'
import { focusWrong } from '#src/ui/forms/focus-wrong.ts'
import { useSingleMutation } from '#src/ui/forms/use-single-mutation.ts'

import { CertificatesEditor, ExperiencesEditor } from './SiteRows.tsx'

import classes from './Site.module.css'

/**
 * The coach's own page in edit mode: a draft that survives a reload, saved as a whole (product §4
 * «Coach profile»). After any failed save it stays in edit mode, with all typed values.
 */
export function SiteEditor({ coach, onEnd }: { coach: User; onEnd: () => void }): ReactNode {
  const client = useQueryClient()
  const { date: today } = useKyivNow()
  const signedIn = isSignedIn(useAuth())
  const draft = siteDraft(coach.id)
  const info = infoOf(coach)
  const saved = useMemo(() => valuesOfPage(info, today), [info, today])
  const { call, reset, showFailure, error, ...saving } = useSingleMutation(siteSavingMutation)
  const form = useDraftForm({
    draft,
    saved,
    shown: shownDraft,
    // Nothing is checked before a save: an invalid row does not block the others (product §4).
    // Errors are kept by the key of their row until the next save.
    clearInputErrorOnChange: false,
    // Another tab may have saved it.
    onGone: () => {
      if (!saving.isPending) void profileChanged(client)
    },
  })
  // Files are not text: they are chosen again after a reload.
  const [pictures, setPictures] = useState<Record<string, Blob | null>>({})

  // Another tab may have removed the row of a picture.
  const hasPicture = form.values.certificates.some(({ key }) => pictures[key])
  // Not `isDirty`: an empty row is not a change. A person who was signed out meanwhile is not
  // asked: the draft waits for their return.
  const unsaved = signedIn && (isUnsaved(form.values, info) || hasPicture)
  // The last attempt to save found that somebody has changed the same values since the draft was
  // begun.
  const overtaken = error instanceof OvertakenError && unsaved
  const failures = Object.entries(form.errors)
  const [cancelling, setCancelling] = useState(false)
  const end = (): void => {
    draft.write(null)
    onEnd()
  }
  const guard = useUnsavedGuard({ unsaved, saving: saving.isPending, onDiscard: end })
  const save = (): void =>
    call(
      { coach, pictures },
      {
        onSuccess: (failed) => {
          focusWrong(document, () => form.setErrors(Object.fromEntries(failed)))
          for (const text of failed.values()) showFailure(text)
          if (failed.size === 0 && draft.read() === null && !guard.isLeaving()) onEnd()
        },
      },
    )
  /** Discards the draft and shows the page as it is saved now. */
  const takeSaved = (): void => {
    reset()
    draft.write(null)
  }
  /** Saves the draft over what somebody has saved since. */
  const saveOver = (): void => {
    const now = draft.read()
    if (now) draft.write(draftOver(now, saved))
    save()
  }
  const textProps = (field: 'bio' | 'achievement' | 'spaces') => ({
    ...form.getInputProps(field),
    classNames: { input: classes['text'] ?? '' },
  })
  return (
    <form className={classes['form']} onSubmit={form.onSubmit(save)} noValidate>
      <Section id="about" title="Про себе">
        <Textarea {...textProps('bio')} label="Розповідь" rows={6} />
        <TagPicker tags={info.training_tags} />
      </Section>
      <ExperiencesEditor form={form} coach={coach} />
      <Section id="achievement" title="Досягнення">
        <Textarea {...textProps('achievement')} aria-labelledby="achievement" rows={4} />
      </Section>
      <CertificatesEditor
        form={form}
        coach={coach}
        pictures={pictures}
        // Also called with a picture that was decoded only after its row was removed.
        onPicture={(key, picture) => setPictures((now) => ({ ...now, [key]: picture }))}
      />
      <Section id="places" title="Місця тренувань">
        <Textarea
          {...textProps('spaces')}
          label="Зали, студії, парки"
          description="Через кому"
          rows={3}
        />
        <TextInput
          label="Телефон"
          description="Той, з яким ти входиш"
          value={formatPhone(coach.phone ?? '')}
          readOnly
        />
      </Section>
      {failures.length > 0 && (
        <div role="alert" className={classes['failures']}>
          {failures.map(([key, text]) => (
            <p key={key}>{text}</p>
          ))}
        </div>
      )}
      <ActionBar
        note={
          overtaken ? (
            <OvertakenNote text={SITE_OVERTAKEN} onTake={takeSaved} onKeep={saveOver} />
          ) : (
            unsaved && <div className="u-note">{UNSAVED}</div>
          )
        }
      >
        <Button
          variant="default"
          disabled={saving.isPending}
          onClick={() => (unsaved ? setCancelling(true) : end())}
        >
          Скасувати
        </Button>
        <SaveButton saving={saving.isPending} idle={overtaken} />
      </ActionBar>
      <UnsavedQuestion opened={cancelling} onStay={() => setCancelling(false)} onDiscard={end} />
      {useOldDraft(draft)}
      {guard.question}
    </form>
  )
}

/** The coach's tags out of the fixed 18; each is changed at once. */
function TagPicker({ tags }: { tags: CoachInfo['training_tags'] }): ReactNode {
  const [failure, setFailure] = useState<string | null>(null)
  return (
    <div role="group" aria-labelledby="tags" className="u-grid u-2xs">
      <Text fw={500} id="tags">
        Напрями
      </Text>
      <Text c="dimmed" size="sm">
        Зберігаються одразу.
      </Text>
      <div className="u-wrap" style={{ paddingTop: '0.25rem' }}>
        {TAGS.map((name) => (
          <TagChip
            key={name}
            name={name}
            id={tags.find((tag) => tag.name === name)?.id ?? null}
            onFailure={setFailure}
          />
        ))}
      </div>
      <FailureText boxed>{failure}</FailureText>
    </div>
  )
}

interface TagChipProps {
  name: (typeof TAGS)[number]
  /** Null while the coach does not have the tag. */
  id: string | null
  onFailure: (text: string | null) => void
}

function TagChip({ name, id, onFailure }: TagChipProps): ReactNode {
  const { call, isPending, showFailure } = useSingleMutation(tagChangeMutation)
  const change = (): void => {
    onFailure(null)
    call(
      { name, id },
      {
        onError: (error) => {
          const text = `${failureText(error)} ${name}`
          onFailure(text)
          showFailure(text)
        },
      },
    )
  }
  // A change in progress is shown as done; a failure reverts it.
  const isOn = (id !== null) !== isPending
  return (
    <button type="button" className={classes['tag']} aria-pressed={isOn} onClick={change}>
      {isOn && <IconCheck size={16} stroke={2.5} aria-hidden />}
      {name}
    </button>
  )
}
