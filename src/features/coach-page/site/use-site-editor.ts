import { useQueryClient } from '@tanstack/react-query'
import { useAtomValue } from 'jotai'
import { useMemo, useState } from 'react'

import { useAuth } from '#src/api/auth.ts'
import { profileChanged } from '#src/api/changed.ts'
import type { User } from '#src/api/reads.ts'
import { isSignedIn } from '#src/domain/auth-flow.ts'
import { useDraftForm } from '#src/draft/use-draft-form.ts'
import { OvertakenError } from '#src/errors/error-text.ts'
import { siteSavingMutation } from '#src/features/coach-page/api.ts'
import { infoOf } from '#src/features/coach-page/coach-info.ts'
import { siteDraft } from '#src/features/coach-page/state.ts'
import { useKyivNow } from '#src/ui/dates/use-clock.ts'
import { useSingleMutation } from '#src/ui/forms/use-single-mutation.ts'
import { useWhenGone } from '#src/ui/hooks/use-when-gone.ts'

import { type Draft, draftOf, draftOver, isUnsaved, shownDraft } from '../site-draft.ts'

const NO_PICTURES: ReadonlyMap<string, Blob> = new Map()

/**
 * The coach's own page in edit mode: a draft that survives a reload, saved as a whole (product §4
 * «Coach profile»).
 */
export function useSiteEditor(coach: User) {
  const client = useQueryClient()
  const { date: today } = useKyivNow()
  const draft = siteDraft(coach.id)
  const signedIn = isSignedIn(useAuth())
  // Files are not text: they are chosen again after a reload.
  const [chosen, setChosen] = useState(NO_PICTURES)
  const info = infoOf(coach)
  const saved = useMemo(() => draftOf(info, today), [info, today])
  // Nothing is checked before a save: an invalid row does not block the others (product §4). Errors
  // are kept by the key of their row until the next save.
  const form = useDraftForm({ draft, saved, shown: shownDraft, clearInputErrorOnChange: false })
  const pictures = picturesOf(form.values, chosen)
  const { call, reset, isPending, error, showFailure } = useSingleMutation(siteSavingMutation)
  // Another tab may have saved it.
  useWhenGone(useAtomValue(draft.atom), () => {
    if (!isPending) void profileChanged(client)
  })

  // Not `isDirty`: an empty row is not a change. A person who was signed out meanwhile is not
  // asked: the draft waits for their return.
  const unsaved = signedIn && (isUnsaved(form.values, info) || pictures.size > 0)
  const save = (onSaved: () => void): void =>
    call(
      { coach, pictures, today },
      {
        onSuccess: (failures) => {
          form.setErrors(Object.fromEntries(failures.map(({ key, text }) => [key, text])))
          for (const { text } of failures) showFailure(text)
          if (failures.length === 0 && draft.read() === null) onSaved()
        },
        onError: showFailure,
      },
    )
  return {
    form,
    info,
    /**
     * Removes an experience from the draft once the server has deleted it. A draft that was
     * discarded meanwhile is not restored.
     */
    forget: (key: string): void => {
      const now = draft.read()
      if (now === null) return
      const experiences = now.values.experiences.filter((row) => row.key !== key)
      draft.write({ ...now, values: { ...now.values, experiences } })
    },
    pictures,
    /**
     * May also be called with a picture that was decoded only after its row was removed, or after
     * another one was chosen.
     */
    setPicture: (key: string, picture: Blob | null): void =>
      setChosen((now) => {
        const others = [...now].filter(([other]) => other !== key)
        return new Map(picture ? [...others, [key, picture]] : others)
      }),
    saving: isPending,
    save,
    /**
     * Whether the last attempt to save found that somebody has changed the same values since the
     * draft was begun.
     */
    overtaken: error instanceof OvertakenError && unsaved,
    /** Discards the draft and shows the page as it is saved now. */
    takeSaved: (): void => {
      reset()
      draft.write(null)
    },
    /** Saves the draft over what somebody has saved since. */
    saveOver: (onSaved: () => void): void => {
      const now = draft.read()
      if (now) draft.write(draftOver(now, saved))
      save(onSaved)
    },
    discard: (): void => draft.write(null),
    unsaved,
  }
}

/** The chosen pictures of the current rows; another tab may have removed some rows. */
const picturesOf = (
  { certificates }: Draft,
  chosen: ReadonlyMap<string, Blob>,
): ReadonlyMap<string, Blob> =>
  new Map([...chosen].filter(([key]) => certificates.some((row) => row.key === key)))

export type SiteEditing = ReturnType<typeof useSiteEditor>
